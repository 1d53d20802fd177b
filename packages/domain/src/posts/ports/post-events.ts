/** Hints to the jobs, sent after commit. Losing one costs at most a sweep, so sending never fails a caller. */
export type PostEvents = {
  /** These posts are due soon. */
  due(batch: DueBatch): void;
};

/** Posts with one time, ordered; posts of one member are sent one after another. */
export type DueBatch = {
  /** ISO instant. */
  dueAt: string;
  postIds: string[];
};
