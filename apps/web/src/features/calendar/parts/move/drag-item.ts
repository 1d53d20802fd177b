import type { CalendarPost, PostSummary } from "@takt/domain/posts/model/post-view";

/** What is dragged over the calendar: a scheduled post to another time, or a draft to its time. */
export type DragItem = { kind: "post"; post: CalendarPost } | { kind: "draft"; draft: PostSummary };

/** A dragged item, and where it is. */
export type Drag = {
  item: DragItem;
  /** The upper edge of its card, in pixels of the window. */
  top: number;
  /** Alt is held. */
  isFine: boolean;
};

/** Whether a post may be given another time from the calendar: one that has gone out, or is on its way, may not. */
export const isMovable = ({ status }: CalendarPost): boolean => status === "scheduled";
