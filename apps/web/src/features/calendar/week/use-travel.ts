import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { useLayoutEffect, useRef, type RefObject } from "react";

const TRAVEL: KeyframeAnimationOptions = { duration: 240, easing: "cubic-bezier(.2,0,0,1)" };

type Place = { at: number; x: number; y: number };

/**
 * A post that gets another time travels to its new place in the grid, unless less motion is wished for. What moves for
 * another reason, as when the window is resized, is simply there.
 */
export function useTravel(grid: RefObject<HTMLElement | null>, posts: readonly CalendarPost[], week: string) {
  const last = useRef<{ week: string; places: Map<string, Place> }>({ week, places: new Map() });
  useLayoutEffect(() => {
    const places = new Map<string, Place>();
    const { left, top } = grid.current!.getBoundingClientRect();
    const before = last.current.week === week ? last.current.places : null;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const { id, scheduledAt } of posts) {
      const card = grid.current!.querySelector(`[data-post="${id}"]`)?.parentElement;
      if (!card) continue;
      const box = card.getBoundingClientRect();
      const place = { at: scheduledAt.getTime(), x: box.left - left, y: box.top - top };
      places.set(id, place);
      const from = before?.get(id);
      if (from && from.at !== place.at && !isStill) travel(card, from, place);
    }
    last.current = { week, places };
  }, [grid, posts, week]);
}

function travel(card: HTMLElement, from: Place, to: Place): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  // Above the days that it passes.
  card.animate(
    [
      { transform: start, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    TRAVEL,
  );
}
