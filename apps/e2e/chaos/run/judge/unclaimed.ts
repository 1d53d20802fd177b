import type { Evidence } from "../evidence";
import { findAttempt } from "./find-attempt";
import { keyOf } from "./group-by-text";
import type { Violation } from "./violation";

/** Every create that LinkedIn received has an attempt that was written before it. */
export function unclaimed(evidence: Evidence): Violation[] {
  return evidence.calls
    .filter((call) => !findAttempt(evidence, call))
    .map((call) => ({
      invariant: "every create has its attempt",
      postId: evidence.posts.find(({ key }) => key === keyOf(call.text))?.id ?? null,
      detail: `a create came at ${new Date(call.at).toISOString()} and no attempt was written before it`,
    }));
}
