import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { holdGrant } from "../connections/hold-grant";
import type { OpenGrant } from "../connections/open-grant";

/**
 * Writes what was read with a grant in one transaction, and notes when (`at`). False when the member has disconnected, or
 * connected again, in the meantime: then nothing is written.
 */
export async function writeCollected(
  db: Db,
  grant: OpenGrant,
  at: Date,
  write: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<boolean> {
  const isWritten = await db.$transaction(async (tx) => {
    if (!(await holdGrant(tx, grant))) return false;
    await write(tx);
    return true;
  });
  if (!isWritten) return false;
  // On its own: whoever else holds the grant as well would wait for this one, and this one for them.
  const { userId, product, generation } = grant;
  await db.linkedinGrant.updateMany({
    where: { userId, product, generation, status: { not: "none" } },
    data: { metricsReadAt: at },
  });
  return true;
}
