/** Error codes of rate limits. */
export type LimitErrorCode = "rate_exceeded";
