import type { Evidence, Withdrawal } from "../evidence";
import { findAttempt } from "./find-attempt";
import type { Violation } from "./violation";

/**
 * Invariant 8: once a withdrawn consent is confirmed, nothing that somebody else scheduled is claimed, unless it is undone. A
 * claim from before may still be on its way, and a re-send belongs to its create.
 */
export function sentAfterWithdrawal(evidence: Evidence): Violation[] {
  const byWriter = new Set(evidence.posts.filter((post) => post.byWriter).map(({ id }) => id));
  return evidence.calls.flatMap((call) => {
    const attempt = findAttempt(evidence, call);
    if (!attempt || attempt.kind === "resend" || !byWriter.has(attempt.postId)) return [];
    const own = evidence.withdrawals.filter(({ member }) => member === call.member);
    const ended = own.find((one) => endedBefore(one, attempt.sentAt) && !isUndone(own, one, attempt.sentAt));
    if (!ended) return [];
    const detail = `claimed ${attempt.sentAt - ended.endedAt} ms after the withdrawal was confirmed, sent ${call.at - ended.endedAt} ms after it`;
    return [
      { invariant: "8 nothing is sent after the consent was withdrawn", postId: attempt.postId, detail },
    ];
  });
}

const endedBefore = ({ what, result, endedAt }: Withdrawal, at: number) =>
  what === "withdraw" && result === "confirmed" && endedAt <= at;

/** An undo counts from the moment it is requested, unless it is refused. */
const isUndone = (own: readonly Withdrawal[], ended: Withdrawal, at: number) =>
  own.some(
    ({ what, result, startedAt, endedAt }) =>
      what === "undo" && result !== "refused" && endedAt > ended.startedAt && startedAt <= at,
  );
