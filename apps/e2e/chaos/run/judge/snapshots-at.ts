import type { UserAction, Snapshot } from "../evidence";

/**
 * Returns what a post may be at an instant, from what its user saw: the last version confirmed before it, and every
 * requested version that was not answered by then. A lost answer leaves both possible until the user looks again.
 */
export function snapshotsAt(
  actions: readonly UserAction[],
  at: number,
): { confirmed: Snapshot | null; open: Snapshot[] } {
  let last: UserAction | null = null;
  for (const one of actions)
    if (one.snapshot && one.result === "confirmed" && one.endedAt <= at)
      if (!last || one.snapshot.version > last.snapshot!.version || sameButLater(one, last)) last = one;
  const open = actions.filter((one) => {
    if (!one.snapshot || one.startedAt > at) return false;
    if (one.result === "confirmed") return one.endedAt > at;
    return one.result === "lost" && !(last && last.startedAt > one.endedAt);
  });
  return { confirmed: last?.snapshot ?? null, open: open.map(({ snapshot }) => snapshot!) };
}

/** Returns whether an action saw the same version later: jobs change the status without a new version. */
const sameButLater = (one: UserAction, last: UserAction) =>
  one.snapshot!.version === last.snapshot!.version && one.startedAt >= last.startedAt;
