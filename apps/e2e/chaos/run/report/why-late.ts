import type { Evidence, LedgerPost, PostRow } from "../evidence";
import { overlaps } from "../judge/why-unanswered";

/** Everybody is handed out again within a minute and a quarter of the end of an outage (publish-timing.ts). */
const RECOVERY_MS = 75_000;

/** What made a post late, the weightiest first; "nothing" when it was nothing that was done to it. */
export function whyLate(
  evidence: Evidence,
  { key, member, scheduledAt }: PostRow,
  { createdAt }: LedgerPost,
) {
  const from = scheduledAt!;
  if (from < evidence.calmFrom && createdAt > evidence.calmFrom + RECOVERY_MS) {
    const met = evidence.calls.some((call) => call.text.startsWith(key) && call.fault !== null);
    if (!met) return "came back only in the end";
  }
  if (evidence.calls.some((call) => call.text.startsWith(key) && call.fault !== null))
    return "a fault of LinkedIn";
  const apart = evidence.links.some(
    (link) => link.member === member && link.what !== "reconnect" && link.startedAt < createdAt,
  );
  if (apart) return "its connection had ended";
  if (evidence.uploadFaults.some((fault) => fault.member === member && fault.at < createdAt))
    return "a fault of an upload";
  const hit = evidence.outages.find((one) =>
    overlaps({ from: one.from, to: one.to + RECOVERY_MS }, from, createdAt),
  );
  return hit ? `${hit.part} was killed` : "nothing";
}
