import type { Dice } from "./dice";
import type { Moment, MoveKind, PlannedMove, PlannedPost } from "./plan";

const KINDS: Record<MoveKind, number> = {
  edit: 30,
  swap_files: 10,
  move: 15,
  publish_now: 8,
  cancel: 15,
  unschedule: 5,
  delete: 10,
  delete_and_restore: 7,
};

/** A third of the posts are touched by their users, most of them within seconds of their time. */
export function planMoves(dice: Dice, posts: readonly PlannedPost[], minutes: number): PlannedMove[] {
  const moves: PlannedMove[] = [];
  for (const [i, post] of posts.entries()) {
    // Two equal posts are told apart by nothing but their row.
    const shared = posts.some((other, j) => j !== i && other.key === post.key);
    while (!shared && dice.chance(moves.at(-1)?.post === post.key ? 0.25 : 0.35))
      moves.push({
        post: post.key,
        kind: dice.weigh(KINDS),
        at: planMoment(dice, post, minutes),
        slot: dice.between(0, Math.max(0, Math.floor(minutes) - 1)),
        words: dice.pick(["corrected", "better (now)", "verbessert_und_gekürzt"]),
      });
  }
  return moves;
}

function planMoment(dice: Dice, { due }: PlannedPost, minutes: number): Moment {
  if (dice.chance(0.3)) return { slot: null, ms: dice.between(0, minutes * 50_000) };
  return {
    slot: due.slot,
    ms: Math.max(due.slot === null ? 0 : -55_000, due.ms + dice.between(-6_000, 1_500)),
  };
}
