/** How often an open editor says that it is there. */
export const EDITING_INTERVAL_MS = 15_000;

/** An editor who has been silent for longer has gone: three times the interval. */
export const EDITING_ENDS_AFTER_MS = 3 * EDITING_INTERVAL_MS;

/** A member who has a post open in the editor. */
export type PostEditorView = {
  userId: string;
  name: string | null;
  /** Where their picture is loaded from; null: there is none. */
  image: string | null;
};
