import type { Evidence } from "../evidence";
import type { Violation } from "./violation";
import { explainUnconfirmed } from "./explain-unconfirmed";

/** Invariant 5, third part: a post is unconfirmed only if the product could not know its outcome. */
export function wronglyUnconfirmed(evidence: Evidence): Violation[] {
  return evidence.posts
    .filter((post) => post.status === "unconfirmed" && explainUnconfirmed(evidence, post) === null)
    .map(({ id }) => ({
      invariant: "5 unconfirmed only when truly undecidable",
      postId: id,
      detail: "the user is asked what the product could have known",
    }));
}
