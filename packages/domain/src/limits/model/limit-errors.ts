/** Codes of refusals by a rate. */
export type LimitErrorCode = "rate_exceeded";
