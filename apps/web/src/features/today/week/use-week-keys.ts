import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { Day } from "@takt/domain/shared/day-in";
import { isComposing } from "@takt/ui/is-composing";
import { useRef, type KeyboardEvent } from "react";
import { useIsMovable } from "~/features/calendar/parts/move/use-is-movable";
import { moveByKey } from "~/features/calendar/parts/move/move-by-key";
import { useFollowFocus } from "~/features/calendar/parts/move/use-follow-focus";
import type { MovePlanned } from "~/features/calendar/parts/move/use-move";
import { wallIn } from "~/features/shared/time/wall-clock";
import { useMe } from "~/features/shared/use-me";

/** Handles a key on the focused post. */
export type OnMoveKey = (event: KeyboardEvent, post: CalendarPost) => void;

type Options = {
  /** The days that are shown. */
  days: readonly Day[];
  /** The wall times of the free slots, in order. */
  slots: readonly string[];
  moveTo: MovePlanned;
};

/** Shift with an arrow key moves the focused post by a day, or to the next slot; the focus goes with it, and back. */
export function useWeekKeys({ days, slots, moveTo }: Options) {
  const { zone } = useMe();
  const isMovable = useIsMovable();
  const list = useRef<HTMLOListElement>(null);
  const { handlers } = useFollowFocus(list);

  const onMoveKey: OnMoveKey = (event, post) => {
    if (!event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
    if (!isMovable(post)) return;
    const wall = moveByKey(event.key, wallIn(post.scheduledAt, zone), slots);
    const day = wall?.slice(0, 10);
    if (!wall || !day || !days.includes(day)) return;
    event.preventDefault();
    moveTo({ kind: "post", post }, wall);
  };

  return { list, handlers, onMoveKey };
}
