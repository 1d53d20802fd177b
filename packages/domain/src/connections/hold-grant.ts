import type { Prisma } from "@takt/db/generated/prisma/client";
import type { OpenGrant } from "./open-grant";

/**
 * Holds a grant until the transaction ends: disconnecting waits that long. Answers false when the member has disconnected
 * or connected again in the meantime: then nothing that was read with it may be written.
 */
export async function holdGrant(
  tx: Prisma.TransactionClient,
  { userId, product, generation }: Pick<OpenGrant, "userId" | "product" | "generation">,
): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from linkedin_grants
    where user_id = ${userId}::uuid and product = ${product}::linkedin_product and status <> 'none'
      and generation = ${generation}
    for share`;
  return rows.length === 1;
}
