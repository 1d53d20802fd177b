import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";

/**
 * Others who want to add a topic of this user wait until the transaction has ended: without it two at once would both
 * find no topic of that title, and both the last place.
 */
export async function lockTopics(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  await tx.$queryRaw`select 1 from users where id = ${actor.userId}::uuid for no key update`;
}
