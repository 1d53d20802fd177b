import type { CalendarPost, ListedPost } from "@takt/domain/posts/model/post-view";
import type { TopicView } from "@takt/domain/topics/model/topic-view";

/** An item that a drop schedules: a scheduled post gets another time, a draft its first. */
export type PlannedItem = { kind: "post"; post: CalendarPost } | { kind: "draft"; draft: ListedPost };

/** An item dragged over the calendar. An idea becomes a draft, whose editor offers the time. */
export type DragItem = PlannedItem | { kind: "idea"; topic: TopicView };

/** A dragged item, and where it is. */
export type Drag = {
  item: DragItem;
  /** The upper edge of its card, in pixels of the window. */
  top: number;
  /** Alt is held. */
  isFine: boolean;
};

/**
 * Whether a post may be given another time from the calendar: one that has gone out, or is on its way, may not, nor one under a
 * name that the reader may not publish under.
 */
export const isMovable = ({ status, mayPublish }: CalendarPost): boolean =>
  status === "scheduled" && mayPublish;
