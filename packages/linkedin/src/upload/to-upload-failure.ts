import type { Answer, UploadOutcome } from "@takt/domain/posts/ports/publisher";
import { readError } from "../map/read-error";
import { retryTime } from "../map/retry-time";
import { toAnswer } from "../map/to-answer";
import { unauthorizedWhy } from "../map/unauthorized-why";
import type { Asked } from "./asked";

export type UploadFailure = Exclude<UploadOutcome, { kind: "uploaded" }>;

/** What a call of an upload that did not go well comes to. `refused`: whose fault a final no is. */
export function toUploadFailure(
  asked: Asked,
  token: string,
  { refused }: { refused: "refused" | "media_rejected" },
): UploadFailure {
  if (asked.kind === "unspent") return { kind: "limited", until: tomorrow() };
  if (asked.kind !== "answered") return { kind: "unavailable" };
  const { status, headers } = asked;
  const error = readError(asked.body);
  const answer: Answer = toAnswer(asked, error, token);
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
  // The last of the versions we know was refused.
  if (status === 426) return { ...answer, kind: "unavailable", why: "version_retired" };
  if (!final || error === null) return { ...answer, kind: "unavailable" };
  if (status === 401) return { ...answer, kind: "unauthorized", why: unauthorizedWhy(error) };
  return { ...answer, kind: "refused", reason: refused };
}

/** Our own count of the day's calls ends when LinkedIn's does. */
const tomorrow = () => retryTime({ message: "DAY limit" }, Date.now(), Math.random());
