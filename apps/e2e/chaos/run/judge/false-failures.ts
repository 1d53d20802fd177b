import type { Evidence } from "../evidence";
import { groupByText } from "./group-by-text";
import type { Violation } from "./violation";

/** Invariant 5, second part: a post on LinkedIn is published or unconfirmed here, never failed, cancelled or a draft. */
export function falseFailures(evidence: Evidence): Violation[] {
  return groupByText(evidence).flatMap(({ posts, ledger }) => {
    const admitted = posts.filter(({ status }) => status === "published" || status === "unconfirmed").length;
    if (ledger.length <= admitted) return [];
    const states = posts.map(({ status, reason }) => (reason ? `${status} (${reason})` : status));
    const detail = `LinkedIn has ${ledger.length}, here it is ${states.join(" and ")}`;
    return [{ invariant: "5 failed means that it is not on LinkedIn", postId: posts[0]!.id, detail }];
  });
}
