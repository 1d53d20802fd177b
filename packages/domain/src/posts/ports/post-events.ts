/** Hints to the jobs, sent after the commit. A lost hint costs at most a sweep, so sending never fails its caller. */
export type PostEvents = {
  /** Sends posts that are due soon. */
  due(batch: DueBatch): void;
  /** Sends the first comments of these posts. */
  commentsDue(postIds: string[]): void;
};

/** Posts with one due time, in order; posts of one member are sent one after another. */
export type DueBatch = {
  /** ISO instant. */
  dueAt: string;
  postIds: string[];
};
