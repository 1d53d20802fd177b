import type { AttemptRow, Evidence, PostRow } from "../evidence";
import { longestCalm } from "./longest-calm";
import { whyUnanswered } from "./why-unanswered";

/** When a re-send may be made, counted from the attempt (docs/flows/publish-a-post.md). */
const PAUSE_MS = 180_000;
const LAST_MS = 420_000;
/** A sweep a minute, and time for its run: with so much calm in the window a re-send could have been made. */
const ENOUGH_CALM_MS = 100_000;

/**
 * Why a post had to become a question to its user; null when the product could have known. A post with media is
 * never sent again, so its one create decides. A text is sent again once, which must have been impossible or have
 * come to nothing as well.
 */
export function whyUnconfirmed(evidence: Evidence, post: PostRow): string | null {
  const attempt = evidence.attempts.find(({ id }) => id === post.attemptId);
  if (!attempt) return null;
  const first = whyUnanswered(evidence, attempt);
  if (first === null || !post.resolvable) return first;
  if (hasSibling(evidence, attempt)) return `${first}; an equal text of the same member is about`;
  const resends = evidence.attempts.filter(
    ({ kind, postId, scheduling, sentAt }) =>
      kind === "resend" && postId === post.id && scheduling === attempt.scheduling && sentAt > attempt.sentAt,
  );
  const resend = resends.at(-1);
  const second = resend ? whyNotResolved(evidence, resend) : whyNotResent(evidence, attempt);
  return second && `${first}; ${second}`;
}

function whyNotResolved(evidence: Evidence, resend: AttemptRow): string | null {
  if (["refused", "limited", "not_sent", "unauthorized"].includes(resend.outcome ?? ""))
    return `the re-send was answered: ${resend.outcome}`;
  const why = whyUnanswered(evidence, resend);
  return why && `the re-send too: ${why}`;
}

/** All was down, or the connection had ended, so often that no sweep could make it. */
function whyNotResent({ outages, links }: Evidence, { sentAt, member }: AttemptRow): string | null {
  const apart = links
    .filter((link) => link.member === member)
    .flatMap((link, i, own) =>
      link.what === "reconnect"
        ? []
        : [{ from: link.startedAt, to: own[i + 1]?.endedAt ?? Number.POSITIVE_INFINITY }],
    );
  const calm = longestCalm([...outages, ...apart], sentAt + PAUSE_MS, sentAt + LAST_MS);
  return calm < ENOUGH_CALM_MS ? `no re-send in time, never more than ${calm} ms of calm` : null;
}

/** Another scheduling with the same text, which a "duplicate" could mean as well. */
function hasSibling({ attempts }: Evidence, { member, textHash, postId, scheduling }: AttemptRow) {
  return attempts.some(
    (one) =>
      one.member === member &&
      one.textHash === textHash &&
      (one.postId !== postId || one.scheduling !== scheduling) &&
      (one.outcome === null || ["created", "duplicate", "unknown"].includes(one.outcome)),
  );
}
