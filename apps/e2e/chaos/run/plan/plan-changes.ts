import type { Rng } from "./create-rng";
import type { Moment, ChangeKind, PlannedChange, PlannedPost } from "./plan";

const KINDS: Record<ChangeKind, number> = {
  edit: 30,
  swap_files: 10,
  reschedule: 15,
  publish_now: 8,
  cancel: 15,
  unschedule: 5,
  delete: 10,
  delete_and_restore: 7,
};

/** Plans changes to a third of the posts, most of them within seconds of their time. */
export function planChanges(rng: Rng, posts: readonly PlannedPost[], minutes: number): PlannedChange[] {
  const changes: PlannedChange[] = [];
  for (const [i, post] of posts.entries()) {
    // Two equal posts differ only by their row, so they are not changed.
    const shared = posts.some((other, j) => j !== i && other.key === post.key);
    while (!shared && rng.chance(changes.at(-1)?.post === post.key ? 0.25 : 0.35))
      changes.push({
        post: post.key,
        kind: rng.pickWeighted(KINDS),
        at: planMoment(rng, post, minutes),
        slot: rng.between(0, Math.max(0, Math.floor(minutes) - 1)),
        text: rng.pick(["corrected", "better (now)", "verbessert_und_gekürzt"]),
      });
  }
  return changes;
}

function planMoment(rng: Rng, { due }: PlannedPost, minutes: number): Moment {
  if (rng.chance(0.3)) return { slot: null, ms: rng.between(0, minutes * 50_000) };
  return {
    slot: due.slot,
    ms: Math.max(due.slot === null ? 0 : -55_000, due.ms + rng.between(-6_000, 1_500)),
  };
}
