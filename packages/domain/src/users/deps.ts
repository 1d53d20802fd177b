import type { CoreDeps } from "../shared/core-deps";

/** What the use cases of users need; each takes the `Pick` it needs. */
export type UsersDeps = CoreDeps & {
  /** The operators of this installation, who are alerted when publishing is in danger. */
  operatorEmails: readonly string[];
  operatorLanguage: "en" | "de";
};
