import type { Evidence, LedgerPost, PostRow } from "../evidence";
import { overlaps } from "../judge/explain-unanswered";
import { wasApprovedLate } from "./format-teams";

/** All due posts are queued again within 75 s of the end of an outage (publish-timing.ts). */
const RECOVERY_MS = 75_000;

/** Returns the main reason why a post was late; "nothing" if no injected fault explains it. */
export function explainLateness(evidence: Evidence, post: PostRow, { createdAt }: LedgerPost) {
  const { key, member, scheduledAt } = post;
  const from = scheduledAt!;
  if (from < evidence.faultsEndedAt && createdAt > evidence.faultsEndedAt + RECOVERY_MS) {
    const metFault = evidence.calls.some((call) => call.text.startsWith(key) && call.fault !== null);
    if (!metFault) return "came back only in the end";
  }
  if (evidence.calls.some((call) => call.text.startsWith(key) && call.fault !== null))
    return "a fault of LinkedIn";
  const wasDisconnected = evidence.connectionChanges.some(
    (change) => change.member === member && change.what !== "reconnect" && change.startedAt < createdAt,
  );
  if (wasDisconnected) return "its connection had ended";
  if (evidence.uploadFaults.some((fault) => fault.member === member && fault.at < createdAt))
    return "a fault of an upload";
  if (wasApprovedLate(evidence.approvals, post)) return "it was approved late";
  const outage = evidence.outages.find((one) =>
    overlaps({ from: one.from, to: one.to + RECOVERY_MS }, from, createdAt),
  );
  return outage ? `${outage.part} was killed` : "nothing";
}
