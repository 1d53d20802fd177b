import type { Answer, UploadOutcome } from "@takt/domain/posts/ports/publisher";
import type { Exchange } from "../http/linkedin-types";
import { readError } from "../map/read-error";
import { retryTime } from "../map/retry-time";
import { toAnswer } from "../map/to-answer";
import { unauthorizedWhy } from "../map/unauthorized-why";

export type UploadFailure = Exclude<UploadOutcome, { kind: "uploaded" }>;

/** What a call of an upload that did not go well comes to. `passing`: what another try may not meet. */
export function toUploadFailure(
  exchange: Exchange,
  token: string,
  passing: { statuses: readonly number[]; codes: readonly string[] } = { statuses: [], codes: [] },
): UploadFailure {
  if (exchange.kind !== "answered") return { kind: "unavailable" };
  const { status, headers } = exchange;
  const error = readError(exchange.body);
  const answer: Answer = toAnswer(exchange, error, token);
  if (status === 429) {
    const until = retryTime(
      { retryAfter: headers["retry-after"], message: error?.message },
      Date.now(),
      Math.random(),
    );
    return { ...answer, kind: "limited", until };
  }
  if (status === 413) return { ...answer, kind: "refused", reason: "media_rejected" };
  const final = status >= 400 && status < 499 && ![408, 409, 426, ...passing.statuses].includes(status);
  if (!final || error === null || passing.codes.includes(error.code ?? ""))
    return { ...answer, kind: "unavailable" };
  if (status === 401) return { ...answer, kind: "unauthorized", why: unauthorizedWhy(error) };
  return { ...answer, kind: "refused", reason: "media_rejected" };
}
