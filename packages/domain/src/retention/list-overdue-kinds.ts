import type { CoreDeps } from "../shared/core-deps";
import type { Retained } from "./model/retention";
import { PURGED_KINDS } from "./purge";

/** A day, and an hour for a night that takes longer than the one before. */
const OVERDUE_AFTER_MS = 25 * 3_600_000;

/**
 * Lists the kinds whose last finished purge is older than a night: it failed, or nothing ran at the time. A kind that was
 * never purged to its end waits for its first night, and not longer.
 */
export async function listOverdueKinds({ db, clock }: Pick<CoreDeps, "db" | "clock">): Promise<Retained[]> {
  const before = { lt: new Date(clock.now() - OVERDUE_AFTER_MS) };
  const rows = await db.purgeRun.findMany({
    where: { OR: [{ finishedAt: before }, { finishedAt: null, awaitedSince: before }] },
    select: { kind: true },
  });
  const overdue = new Set(rows.map(({ kind }) => kind));
  return PURGED_KINDS.filter((kind) => overdue.has(kind));
}
