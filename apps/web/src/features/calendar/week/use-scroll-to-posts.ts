import { useEffect, useRef } from "react";
import { firstInSight } from "./first-in-sight";
import { HOUR_REM } from "./place-cards";

/** Scrolls the week once to where its posts are, as it is first shown. */
export function useScrollToPosts() {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current!;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const dayTop = box.querySelector("[role=gridcell]")!.getBoundingClientRect().top;
    const tops = [...box.querySelectorAll("[data-post]")].map(
      (card) => card.getBoundingClientRect().top - dayTop,
    );
    box.scrollTop = firstInSight(tops, HOUR_REM * rem, box.clientHeight);
  }, []);
  return scroller;
}
