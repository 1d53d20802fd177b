import type { AttemptRow, Evidence, PostRow } from "../evidence";
import { longestUptime } from "./longest-uptime";
import { explainUnanswered } from "./explain-unanswered";

/** The window in which a re-send may be made, counted from the attempt (docs/flows/publish-a-post.md). */
const RESEND_FROM_MS = 240_000;
const RESEND_UNTIL_MS = 420_000;
/** One minute for a sweep and time for its run: with this uptime in the window a re-send was possible. */
const MIN_UPTIME_MS = 100_000;

/**
 * Explains why a post had to become unconfirmed; returns null if the product could have known its outcome. A post with
 * media is never sent again, so its one create decides. A text is sent again once, so the re-send must have been
 * impossible or unanswered as well.
 */
export function explainUnconfirmed(evidence: Evidence, post: PostRow): string | null {
  const attempt = evidence.attempts.find(({ id }) => id === post.attemptId);
  if (!attempt) return null;
  const first = explainUnanswered(evidence, attempt);
  if (first === null || !post.resolvable) return first;
  if (hasSibling(evidence, attempt)) return `${first}; an equal text of the same member is about`;
  const resends = evidence.attempts.filter(
    ({ kind, postId, scheduling, sentAt }) =>
      kind === "resend" && postId === post.id && scheduling === attempt.scheduling && sentAt > attempt.sentAt,
  );
  const resend = resends.at(-1);
  const second = resend ? explainUnresolved(evidence, resend) : explainNotResent(evidence, attempt);
  return second && `${first}; ${second}`;
}

function explainUnresolved(evidence: Evidence, resend: AttemptRow): string | null {
  if (["refused", "limited", "not_sent", "unauthorized"].includes(resend.outcome ?? ""))
    return `the re-send was answered: ${resend.outcome}`;
  const why = explainUnanswered(evidence, resend);
  return why && `the re-send too: ${why}`;
}

/** Explains a missing re-send: too many outages, or no connection, for any sweep to make one. */
function explainNotResent(
  { outages, connectionChanges }: Evidence,
  { sentAt, member }: AttemptRow,
): string | null {
  const disconnected = connectionChanges
    .filter((change) => change.member === member)
    .flatMap((change, i, own) =>
      change.what === "reconnect"
        ? []
        : [{ from: change.startedAt, to: own[i + 1]?.endedAt ?? Number.POSITIVE_INFINITY }],
    );
  const uptime = longestUptime(
    [...outages, ...disconnected],
    sentAt + RESEND_FROM_MS,
    sentAt + RESEND_UNTIL_MS,
  );
  return uptime < MIN_UPTIME_MS ? `no re-send in time, never more than ${uptime} ms without an outage` : null;
}

/** Returns whether another scheduling has the same text, to which a "duplicate" could refer as well. */
function hasSibling({ attempts }: Evidence, { member, textHash, postId, scheduling }: AttemptRow) {
  return attempts.some(
    (one) =>
      one.member === member &&
      one.textHash === textHash &&
      (one.postId !== postId || one.scheduling !== scheduling) &&
      (one.outcome === null || ["created", "duplicate", "unknown"].includes(one.outcome)),
  );
}
