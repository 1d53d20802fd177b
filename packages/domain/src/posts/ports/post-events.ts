/** Hints to the jobs, sent after the commit. A lost hint costs at most a sweep, so sending never fails its caller. */
export type PostEvents = {
  /** Sends posts that are due soon. */
  due(batch: DueBatch): void;
  /** Sends the first comments of these posts. */
  commentsDue(postIds: string[]): void;
};

/** Posts of one event at most: larger events are refused, so whoever sends one takes its size from here. */
export const MAX_POSTS_PER_EVENT = 250;

/** Posts that are due together, at most MAX_POSTS_PER_EVENT; posts of one member are sent one after another. */
export type DueBatch = {
  /** ISO instant of the first of them. */
  dueAt: string;
  postIds: string[];
};
