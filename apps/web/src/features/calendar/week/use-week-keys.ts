import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { Day } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import { isComposing } from "@takt/ui/is-composing";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { wallIn } from "~/features/shared/time/wall-clock";
import { useIsMovable } from "../parts/move/use-is-movable";
import type { MoveTo } from "../parts/move/use-move";
import { moveByKey } from "../parts/move/move-by-key";
import { useFollowFocus } from "../parts/move/use-follow-focus";

type Options = {
  /** The seven days of the week. */
  days: readonly Day[];
  today: Day;
  zone: string;
  /** The posts of the loaded days, and the wall times of their free slots in order. */
  posts: readonly CalendarPost[];
  slots: readonly string[];
  /** Whether single keys are enabled. */
  singleKeys: boolean;
  /** Shows the week of a day. */
  onDay: (day: Day) => void;
  onNew: (wall: string) => void;
  onReschedule: (post: CalendarPost) => void;
  moveTo: MoveTo;
};

/** The steps between days, from the focused one: PageUp and PageDown go by weeks. */
const DAY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

/**
 * The keyboard of the week, in which one day is the tab stop: left and right go from day to day, also into other weeks, up
 * and down through what lies on a day, and with Shift the focused post itself moves, and comes back with the focus where that is refused. N writes a post, M moves one by words.
 */
export function useWeekKeys(options: Options) {
  const { days, today, zone, posts, slots, singleKeys, onDay, onNew, onReschedule, moveTo } = options;
  const isMovable = useIsMovable();
  const [chosen, setChosen] = useState<Day | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { handlers, hasFocus } = useFollowFocus(grid);
  /** A selector of what receives the focus as soon as it is drawn. */
  const awaited = useRef<string | null>(null);
  const current = chosen && days.includes(chosen) ? chosen : days.includes(today) ? today : days[0]!;

  useEffect(() => {
    const found = awaited.current && grid.current?.querySelector<HTMLElement>(awaited.current);
    if (!found) return;
    awaited.current = null;
    found.focus();
    found.scrollIntoView({ block: "nearest" });
  });

  const go = (day: Day, selector = `[data-day="${day}"]`) => {
    awaited.current = selector;
    setChosen(day);
    if (!days.includes(day)) onDay(day);
  };

  const move = (post: CalendarPost, key: string) => {
    const from = wallIn(post.scheduledAt, zone);
    const wall = moveByKey(key, from, slots);
    if (!wall) return false;
    const day = wall.slice(0, 10);
    go(day, `[data-post="${post.id}"]`);
    moveTo({ kind: "post", post }, wall, () => {
      // Nobody is led back who has gone on to something else.
      if (!hasFocus(post.id)) return;
      setChosen(from.slice(0, 10));
      if (!days.includes(day)) onDay(from.slice(0, 10));
    });
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, target, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
    // Keys of a popover are ignored: React bubbles its events through the portal.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    const post = posts.find(({ id }) => id === target.dataset["post"]);
    const isTaken = shiftKey
      ? post !== undefined && isMovable(post) && move(post, key)
      : goByKey(key) || goThroughDay(key, target) || runKey(key, target, post);
    if (isTaken) event.preventDefault();
  };

  const goByKey = (key: string) => {
    const to = DAY_STEPS[key]
      ? addDays(current, DAY_STEPS[key])
      : key === "Home"
        ? days[0]
        : key === "End" && days[6];
    if (to) go(to);
    return Boolean(to);
  };

  const goThroughDay = (key: string, from: HTMLElement) => {
    if (key !== "ArrowUp" && key !== "ArrowDown") return false;
    const cell = from.closest("[data-day]");
    const stops = [cell, ...(cell?.querySelectorAll("a, button") ?? [])] as HTMLElement[];
    const next = stops[stops.indexOf(from) + (key === "ArrowDown" ? 1 : -1)];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
    return true;
  };

  const runKey = (key: string, target: HTMLElement, post: CalendarPost | undefined) => {
    const isOnDay = target.dataset["day"] === current;
    const wall = target.dataset["slot"] ?? current;
    if (key === "Enter" && isOnDay) onNew(wall);
    else if (singleKeys && key === "n") onNew(wall);
    else if (singleKeys && key === "m" && post && isMovable(post)) onReschedule(post);
    else return false;
    return true;
  };

  return { grid, current, handlers: { ...handlers, onKeyDown }, onFocusDay: setChosen };
}
