import type { Answer, UploadOutcome } from "@takt/domain/posts/ports/publisher";
import { readError } from "../map/read-error";
import { retryTime } from "../map/retry-time";
import { toAnswer } from "../map/to-answer";
import { unauthorizedWhy } from "../map/unauthorized-why";
import type { CallResult } from "../http/call-rest";

export type UploadFailure = Exclude<UploadOutcome, { kind: "uploaded" }>;

/** Maps a failed upload call to an outcome. `refused` is the reason that a final refusal gets. */
export function toUploadFailure(
  result: CallResult,
  token: string,
  { refused }: { refused: "refused" | "media_rejected" },
): UploadFailure {
  if (result.kind === "quota_exhausted") return { kind: "limited", until: tomorrow() };
  if (result.kind !== "answered") return { kind: "unavailable" };
  const { status, headers } = result;
  const error = readError(result.body);
  const answer: Answer = toAnswer(result, error, token);
  if (status === 429) {
    const until = retryTime(
      { retryAfter: headers["retry-after"], message: error?.message },
      Date.now(),
      Math.random(),
    );
    return { ...answer, kind: "limited", until };
  }
  if (status === 413) return { ...answer, kind: "refused", reason: refused };
  const final = status >= 400 && status < 499 && ![408, 409].includes(status);
  // The last known version was refused.
  if (status === 426) return { ...answer, kind: "unavailable", why: "version_retired" };
  if (!final || error === null) return { ...answer, kind: "unavailable" };
  if (status === 401) return { ...answer, kind: "unauthorized", why: unauthorizedWhy(error) };
  return { ...answer, kind: "refused", reason: refused };
}

/** The member's quota is renewed when LinkedIn's is. */
const tomorrow = () => retryTime({ message: "DAY limit" }, Date.now(), Math.random());
