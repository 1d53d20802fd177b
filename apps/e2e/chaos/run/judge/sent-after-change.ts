import type { CreateCall, Evidence, Snapshot } from "../evidence";
import { findAttempt } from "./find-attempt";
import { snapshotsAt } from "./snapshots-at";
import type { Violation } from "./violation";

/** The statuses in which a post may be sent; in any other it is settled or must not be sent. */
const ACTIVE_STATUSES = new Set(["scheduled", "publishing"]);

/** Invariant 3: once a cancel, delete or reschedule is confirmed, nothing is sent by the old plan. */
export function sentAfterChange(evidence: Evidence): Violation[] {
  return evidence.calls.flatMap((call) => {
    const postId = findAttempt(evidence, call)?.postId;
    if (postId === undefined) return [];
    const actions = evidence.userActions.filter((one) => one.postId === postId);
    const { confirmed, open } = snapshotsAt(actions, call.at);
    const allowed = [...(confirmed ? [confirmed] : []), ...open];
    if (allowed.some((snapshot) => maySend(snapshot, call))) return [];
    const plans = allowed.map(
      ({ version, status, scheduledAt }) => `version ${version} ${status} for ${at(scheduledAt)}`,
    );
    return [
      {
        invariant: "3 nothing is sent after a confirmed move",
        postId,
        detail: `sent at ${at(call.at)}, though the user had been shown: ${plans.join("; ") || "nothing"}`,
      },
    ];
  });
}

function maySend({ status, scheduledAt }: Snapshot, call: CreateCall): boolean {
  return ACTIVE_STATUSES.has(status) && scheduledAt !== null && scheduledAt <= call.at;
}

const at = (ms: number | null) => (ms === null ? "never" : new Date(ms).toISOString());
