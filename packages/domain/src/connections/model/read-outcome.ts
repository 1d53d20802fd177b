/** Why an API of LinkedIn gave no answer that can be used. */
export type ReadFailure =
  | { kind: "unauthorized"; why: "revoked" | "expired" | "restricted" | "invalid" }
  /** 403: the scope, or the product, is missing. */
  | { kind: "denied" }
  | { kind: "not_found" }
  /** 400 and its like: LinkedIn does not know what was asked, in this version or at all. */
  | { kind: "refused"; detail: string }
  | { kind: "limited"; until: Date }
  /** The calls of the day are used up; the call was not made. */
  | { kind: "quota_exhausted" }
  /** No answer, a server error, or an answer that is not LinkedIn's. */
  | { kind: "unavailable"; detail: string };

/** The outcome of a call that reads. */
export type ReadOutcome<T> = { kind: "read"; value: T } | ReadFailure;
