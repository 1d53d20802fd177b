import type { Said, Sight } from "../evidence";

/**
 * What the post may be at an instant, by what its user was told: the last version confirmed before it, and whatever
 * was asked for and not answered by then. An answer that was lost counts as either, until the user looks again.
 */
export function sightsAt(said: readonly Said[], at: number): { confirmed: Sight | null; open: Sight[] } {
  let last: Said | null = null;
  for (const one of said)
    if (one.sight && one.result === "confirmed" && one.endedAt <= at)
      if (!last || one.sight.version > last.sight!.version || sameButLater(one, last)) last = one;
  const open = said.filter((one) => {
    if (!one.sight || one.startedAt > at) return false;
    if (one.result === "confirmed") return one.endedAt > at;
    return one.result === "lost" && !(last && last.startedAt > one.endedAt);
  });
  return { confirmed: last?.sight ?? null, open: open.map(({ sight }) => sight!) };
}

/** Jobs change the status without a new version. */
const sameButLater = (one: Said, last: Said) =>
  one.sight!.version === last.sight!.version && one.startedAt >= last.startedAt;
