import type { Exchange } from "../http/linkedin-types";

/** What became of a counted call. `unspent`: not made, the member's calls of the day are used up. */
export type Asked = Exchange | { kind: "unspent" };
