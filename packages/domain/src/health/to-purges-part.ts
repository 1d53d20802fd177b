/** Age of a kind's last finished purge above which it is overdue: a night that was missed, and half a day to repeat it. */
export const PURGE_OVERDUE_HOURS = 36;

const HOUR_MS = 3_600_000;
/** How long after a start what was missed meanwhile is repeated: hourly. */
const CATCH_UP_MS = 2 * HOUR_MS;

/** Kinds whose last finished purge, or whose first one, is overdue, and the others that were never purged to their end. */
export type UnpurgedKinds = { overdue: readonly string[]; never: readonly string[] };

/** Judges the purges. Just after a start those that were missed meanwhile are repeated first, so nothing is known. */
export function toPurgesPart(
  { overdue, never }: UnpurgedKinds,
  upMs: number,
): { ok: boolean; detail: string; known?: false } {
  if (overdue.length > 0 && upMs >= CATCH_UP_MS)
    return {
      ok: false,
      detail: `not purged for ${PURGE_OVERDUE_HOURS} h: ${[...overdue].sort().join(", ")}`,
    };
  const waiting = overdue.length + never.length;
  if (waiting > 0) return { ok: true, detail: `${waiting} kinds not purged yet`, known: false };
  return { ok: true, detail: `purged within ${PURGE_OVERDUE_HOURS} h` };
}
