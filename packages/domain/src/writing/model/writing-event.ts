import type { WritingFailure } from "./writing-failure";
import type { TextVersionView } from "./composition-view";

/** The events while a text is written. The last one is `done` or `failed`. */
export type WritingEvent =
  /** The whole text so far; a repair starts from the beginning. */
  | { kind: "text"; text: string }
  | { kind: "done"; version: TextVersionView }
  /** `version` is the saved partial text; null when nothing had arrived, and then nothing was charged. */
  | { kind: "failed"; reason: WritingFailure; version: TextVersionView | null };
