import { cancelForDeletion } from "../../billing/end-for-deletion";
import { disconnect } from "../../posts/connections/disconnect";
import type { AccountDeps } from "../deps";
import { OPEN_DELETION } from "../../users/open-deletion";

/** Deletions of one call. */
const BATCH_SIZE = 50;

/**
 * Does outside of Takt what a requested deletion asks for: revokes LinkedIn's grants, after waiting for a post that is
 * being sent, and sets the subscription to end. Repeated after a crash it does nothing twice.
 */
export async function completeDeletionRequest(deps: AccountDeps, id: string): Promise<void> {
  const { db, clock } = deps;
  const incomplete = { ...OPEN_DELETION, id, settledAt: null };
  const deletion = await db.accountDeletion.findFirst({ where: incomplete, select: { userId: true } });
  if (!deletion?.userId) return;
  const actor = { userId: deletion.userId };
  await disconnect(deps, actor);
  if (!(await cancelForDeletion(deps, actor))) return;
  await db.accountDeletion.updateMany({ where: incomplete, data: { settledAt: new Date(clock.now()) } });
}

/** Lists the deletions that the payment provider or a crash has kept from being completed. */
export async function findIncompleteDeletions({ db }: Pick<AccountDeps, "db">): Promise<string[]> {
  const rows = await db.accountDeletion.findMany({
    where: { ...OPEN_DELETION, settledAt: null },
    orderBy: { requestedAt: "asc" },
    take: BATCH_SIZE,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
