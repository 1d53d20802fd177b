import type { Evidence } from "../evidence";
import { findAttempt } from "./find-attempt";
import { keyIn } from "./groups";
import type { Violation } from "./violation";

/** Every create that LinkedIn saw has its receipt, written before it. */
export function unclaimed(evidence: Evidence): Violation[] {
  return evidence.calls
    .filter((call) => !findAttempt(evidence, call))
    .map((call) => ({
      invariant: "every create has its receipt",
      postId: evidence.posts.find(({ key }) => key === keyIn(call.text))?.id ?? null,
      words: `a create came at ${new Date(call.at).toISOString()} and no attempt was written before it`,
    }));
}
