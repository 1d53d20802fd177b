import type { WritingFailure } from "./writing-failure";
import type { TextVersionView } from "./composition-view";

/** What a member sees while a text is being written. The last one is `done` or `failed`. */
export type WritingEvent =
  /** The text so far, whole; a repair begins anew. */
  | { kind: "text"; text: string }
  | { kind: "done"; version: TextVersionView }
  /** `version`: what had come, kept; null: nothing had, and then nothing was spent. */
  | { kind: "failed"; reason: WritingFailure; version: TextVersionView | null };
