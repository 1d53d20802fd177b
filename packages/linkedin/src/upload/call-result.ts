import type { Exchange } from "../http/linkedin-types";

/** The outcome of a counted call. `quota_exhausted`: not made, because the member's calls of the day are used up. */
export type CallResult = Exchange | { kind: "quota_exhausted" };
