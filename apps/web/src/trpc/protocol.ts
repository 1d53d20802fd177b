/** Procedures that answer with a stream of events. */
export const STREAMED_PROCEDURES: ReadonlySet<string> = new Set([
  "compass.analyse",
  "writing.rewrite",
  "writing.write",
]);

/** Procedures that wait for others: they hold up no call of their batch. */
export const SLOW_PROCEDURES: ReadonlySet<string> = new Set(["posts.rehearsal"]);

/**
 * The context of a call that nobody waits for: it is sent alone, also while the page closes, and brings no dismissed notice
 * back.
 */
export const BACKGROUND = { isBackground: true } as const;

/** Whether an operation was started with it. */
export const isBackground = ({ context }: { context: Record<string, unknown> }): boolean =>
  context.isBackground === true;

/**
 * The header of the user whom the page was rendered for. Another user may have signed in in another tab since: what was
 * typed here must not be saved in their name.
 */
export const PAGE_USER_HEADER = "takt-page-user";

/** The part of the workspace in an address, for a page or call in it; without it it is in the personal one. */
export const WORKSPACE_HEADER = "takt-workspace";

/** The most calls in one request: the client batches no more, and the server accepts no more. */
export const MAX_BATCH_SIZE = 20;
