import type { AttemptRow, Evidence } from "../evidence";
import { groupByText } from "./group-by-text";
import type { Violation } from "./violation";

/** Returns whether a create with this outcome may have left a post on LinkedIn. */
const mayHaveCreated = (outcome: string | null) =>
  outcome === null || ["created", "unknown"].includes(outcome);

/** Invariant 1: at most one LinkedIn post for each scheduling that sent anything. */
export function duplicates(evidence: Evidence): Violation[] {
  return groupByText(evidence).flatMap(({ posts, ledger }) => {
    const own = evidence.attempts.filter(({ postId }) => posts.some(({ id }) => id === postId));
    const schedulings = new Set(
      own.filter(mayBeOnLinkedIn).map(({ postId, scheduling }) => `${postId} ${scheduling}`),
    );
    // A post that should not be there at all is reported by false-failures.ts.
    if (ledger.length <= Math.max(1, schedulings.size)) return [];
    const detail = `LinkedIn has ${ledger.length}, from ${schedulings.size} schedulings that sent something it may have taken`;
    return [{ invariant: "1 at most one LinkedIn post per scheduling", postId: posts[0]!.id, detail }];
  });
}

/** Returns whether an attempt may have a post on LinkedIn; a re-send refused as "duplicate" proves the first one. */
const mayBeOnLinkedIn = ({ kind, outcome }: AttemptRow) =>
  mayHaveCreated(outcome) || (kind === "resend" && outcome === "duplicate");
