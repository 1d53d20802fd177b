import type { Evidence } from "../evidence";
import type { Violation } from "./violation";
import { whyUnconfirmed } from "./why-unconfirmed";

/** Invariant 5, third part: the user is asked only what nobody could have known. */
export function wronglyUnconfirmed(evidence: Evidence): Violation[] {
  return evidence.posts
    .filter((post) => post.status === "unconfirmed" && whyUnconfirmed(evidence, post) === null)
    .map(({ id }) => ({
      invariant: "5 unconfirmed only when truly undecidable",
      postId: id,
      words: "the user is asked what the product could have known",
    }));
}
