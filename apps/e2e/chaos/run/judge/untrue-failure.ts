import type { Evidence } from "../evidence";
import { groups } from "./groups";
import type { Violation } from "./violation";

/** Invariant 5, second half: what LinkedIn has is published or unconfirmed here, never failed, cancelled or a draft. */
export function untrueFailure(evidence: Evidence): Violation[] {
  return groups(evidence).flatMap(({ posts, ledger }) => {
    const admitted = posts.filter(({ status }) => status === "published" || status === "unconfirmed").length;
    if (ledger.length <= admitted) return [];
    const states = posts.map(({ status, reason }) => (reason ? `${status} (${reason})` : status));
    const words = `LinkedIn has ${ledger.length}, here it is ${states.join(" and ")}`;
    return [{ invariant: "5 failed means that it is not on LinkedIn", postId: posts[0]!.id, words }];
  });
}
