import type { ChangeOutcome } from "@takt/domain/posts/ports/publisher";
import type { CallResult } from "../http/call-rest";
import { readError } from "./read-error";
import { toAnswer } from "./to-answer";
import { type Sent, toOutcome } from "./to-outcome";

/**
 * Maps a partial update or a deletion to its outcome. A success has no body (204); everything else means what it means
 * for a create, except that nothing can be a duplicate and that there is no file to wait for.
 */
export function toChangeOutcome(exchange: CallResult, sent: Sent): ChangeOutcome {
  if (exchange.kind === "quota_exhausted") return { kind: "not_sent" };
  if (exchange.kind === "answered" && (exchange.status === 204 || exchange.status === 200))
    return { ...toAnswer(exchange, readError(undefined), sent.token), kind: "done" };
  const outcome = toOutcome(exchange, sent);
  switch (outcome.kind) {
    case "media_gone":
      // NOT_FOUND: the post itself.
      return outcome.status === 404
        ? { ...outcome, kind: "gone" }
        : { ...outcome, kind: "refused", reason: "refused" };
    case "duplicate":
    case "media_processing":
      return { ...outcome, kind: "refused", reason: "refused" };
    case "refused":
      return { ...outcome, reason: outcome.reason === "too_long" ? "too_long" : "refused" };
    case "retired":
      return { ...outcome, kind: "not_sent", why: "version_retired" };
    case "created":
      return { ...outcome, kind: "unknown" };
    case "limited":
    case "not_sent":
    case "unauthorized":
    case "unknown":
      return outcome;
  }
}
