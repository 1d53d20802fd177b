import type { TextVersionView } from "./composition-view";

/**
 * Why writing failed. `quota`: the operator's account at the endpoint is used up, not the user's limit. `busy`: too
 * many requests. `refused`: the model declined. `cut`: the answer hit its length limit. `unusable`: not what was asked
 * for, even after one repair. `stopped`: by the user.
 */
export type WritingFailure =
  | "quota"
  | "busy"
  | "unavailable"
  | "timeout"
  | "refused"
  | "cut"
  | "unusable"
  | "configuration"
  | "stopped";

/** The events while a text is written. The last one is `done` or `failed`. */
export type WritingEvent =
  /** The whole text so far; a repair starts from the beginning. */
  | { kind: "text"; text: string }
  | { kind: "done"; version: TextVersionView }
  /** `version` is the saved partial text; null when nothing had arrived, and then nothing was charged. */
  | { kind: "failed"; reason: WritingFailure; version: TextVersionView | null };
