import type { Rng } from "./create-rng";
import type { ChangeKind, Moment, PlannedApproval, PlannedChange, PlannedMember, PlannedPost } from "./plan";

/** When a post is approved; `twice` is early and, asked for again where it was voided, again after its time. */
type Kind = "in time" | "late" | "never" | "twice";

const KINDS: Record<Kind, number> = { "in time": 55, late: 20, never: 15, twice: 10 };
/** The same of posts that are changed, most of which a single approval would not let out. */
const KINDS_OF_CHANGED: Record<Kind, number> = { "in time": 20, late: 15, never: 10, twice: 55 };
/** The changes that void an approval. */
const VOIDING: ReadonlySet<ChangeKind> = new Set(["edit", "swap_files", "reschedule", "publish_now"]);

/** Plans the approvals of all posts of teams: most in time, some when the post is held already, some never. */
export function planApprovals(
  rng: Rng,
  {
    members,
    posts,
    changes,
  }: { members: readonly PlannedMember[]; posts: readonly PlannedPost[]; changes: readonly PlannedChange[] },
): PlannedApproval[] {
  const changed = new Set(changes.filter(({ kind }) => VOIDING.has(kind)).map(({ post }) => post));
  return posts.flatMap((post, i) => {
    if (members[post.member]!.team === null) return [];
    const kind = rng.pickWeighted(changed.has(post.key) ? KINDS_OF_CHANGED : KINDS);
    return planMoments(rng, kind, post).map((one) => ({ ...one, post: i, readMs: rng.between(0, 1_500) }));
  });
}

function planMoments(rng: Rng, kind: Kind, { due }: PlannedPost): Pick<PlannedApproval, "at" | "isAsked">[] {
  // A post without a slot is a draft until its time: it is approved for any time, once that is asked for.
  const early = { at: shift(due, -rng.between(2_000, 15_000)), isAsked: due.slot === null };
  switch (kind) {
    case "in time":
      return [early];
    case "late":
      return [{ at: shift(due, rng.between(500, 30_000)), isAsked: false }];
    case "never":
      return [];
    case "twice":
      return [early, { at: shift(due, rng.between(3_000, 25_000)), isAsked: true }];
  }
}

/** Moves a moment, but not to before the run. */
function shift({ slot, ms }: Moment, byMs: number): Moment {
  return { slot, ms: slot === null ? Math.max(0, ms + byMs) : ms + byMs };
}
