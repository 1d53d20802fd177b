import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { Day } from "@takt/domain/shared/day-in";
import { isComposing } from "@takt/ui/is-composing";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { isMovable } from "~/features/calendar/parts/move/drag-item";
import { moveByKey } from "~/features/calendar/parts/move/move-by-key";
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

/** Shift with an arrow key moves the focused post by a day, or to the next slot; the focus goes with it. */
export function useWeekKeys({ days, slots, moveTo }: Options) {
  const { zone } = useMe();
  const list = useRef<HTMLOListElement>(null);
  /** The post that receives the focus as soon as it is drawn on another day. */
  const moved = useRef<{ id: string; day: Day } | null>(null);

  useEffect(() => {
    const { id, day } = moved.current ?? {};
    const card = id && list.current?.querySelector<HTMLElement>(`[data-day="${day}"] [data-post="${id}"]`);
    if (!card) return;
    moved.current = null;
    card.focus();
  });

  const onMoveKey: OnMoveKey = (event, post) => {
    if (!event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
    if (!isMovable(post)) return;
    const wall = moveByKey(event.key, wallIn(post.scheduledAt, zone), slots);
    const day = wall?.slice(0, 10);
    if (!wall || !day || !days.includes(day)) return;
    event.preventDefault();
    moved.current = { id: post.id, day };
    moveTo({ kind: "post", post }, wall);
  };

  return { list, onMoveKey };
}
