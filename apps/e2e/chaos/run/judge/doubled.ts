import type { AttemptRow, Evidence } from "../evidence";
import { groups } from "./groups";
import type { Violation } from "./violation";

/** What an attempt may have left on LinkedIn. */
const MAY_BE_THERE = (outcome: string | null) => outcome === null || ["created", "unknown"].includes(outcome);

/** Invariant 1: at most one LinkedIn post for each scheduling that sent anything. */
export function doubled(evidence: Evidence): Violation[] {
  return groups(evidence).flatMap(({ posts, ledger }) => {
    const own = evidence.attempts.filter(({ postId }) => posts.some(({ id }) => id === postId));
    const schedulings = new Set(
      own.filter(mayBeThere).map(({ postId, scheduling }) => `${postId} ${scheduling}`),
    );
    // One that should not be there at all is another matter: untrue-failure.ts.
    if (ledger.length <= Math.max(1, schedulings.size)) return [];
    const words = `LinkedIn has ${ledger.length}, from ${schedulings.size} schedulings that sent something it may have taken`;
    return [{ invariant: "1 at most one LinkedIn post per scheduling", postId: posts[0]!.id, words }];
  });
}

/** The "duplicate" of a re-send says that the first one is there. */
const mayBeThere = ({ kind, outcome }: AttemptRow) =>
  MAY_BE_THERE(outcome) || (kind === "resend" && outcome === "duplicate");
