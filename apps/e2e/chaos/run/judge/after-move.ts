import type { CreateCall, Evidence, Sight } from "../evidence";
import { findAttempt } from "./find-attempt";
import { sightsAt } from "./sights-at";
import type { Violation } from "./violation";

/** Shown as one of these, a post may be sent. As anything else it was settled, or is not meant to go out. */
const UNDER_WAY = new Set(["scheduled", "publishing"]);

/** Invariant 3: once a cancel, delete or move was confirmed, nothing is sent by the old plan. */
export function afterMove(evidence: Evidence): Violation[] {
  return evidence.calls.flatMap((call) => {
    const postId = findAttempt(evidence, call)?.postId;
    if (postId === undefined) return [];
    const said = evidence.said.filter((one) => one.postId === postId);
    const { confirmed, open } = sightsAt(said, call.at);
    const allowed = [...(confirmed ? [confirmed] : []), ...open];
    if (allowed.some((sight) => maySend(sight, call))) return [];
    const plans = allowed.map(
      ({ version, status, scheduledAt }) => `version ${version} ${status} for ${at(scheduledAt)}`,
    );
    return [
      {
        invariant: "3 nothing is sent after a confirmed move",
        postId,
        words: `sent at ${at(call.at)}, though the user had been shown: ${plans.join("; ") || "nothing"}`,
      },
    ];
  });
}

function maySend({ status, scheduledAt }: Sight, call: CreateCall): boolean {
  return UNDER_WAY.has(status) && scheduledAt !== null && scheduledAt <= call.at;
}

const at = (ms: number | null) => (ms === null ? "never" : new Date(ms).toISOString());
