import { useEffect, useEffectEvent, type RefObject } from "react";
import { toggleSelected, type Selection } from "../selection";

/** As long as phones wait for it. */
const LONG_PRESS_MS = 500;
/** How far a finger may move meanwhile: further it scrolls. */
const MAX_MOVE_PX = 10;

/** Selects the post on which a finger rests. The click that follows opens nothing. */
export function useLongPress(
  table: RefObject<HTMLElement | null>,
  selection: Selection,
  onChange: (selection: Selection) => void,
): void {
  const toggle = useEffectEvent((id: string) => onChange(toggleSelected(selection, id)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isHeld = false;
    const end = () => clearTimeout(timer);
    const onDown = (event: PointerEvent) => {
      isHeld = false;
      const target = event.target instanceof Element ? event.target : null;
      const id = target?.closest<HTMLElement>("[data-post]")?.dataset.post;
      if (event.pointerType !== "touch" || !id || !table.current?.contains(target)) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        isHeld = true;
        toggle(id);
      }, LONG_PRESS_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > MAX_MOVE_PX) end();
    };
    const suppress = (event: Event) => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === "click") isHeld = false;
    };
    const capture = { capture: true };
    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", onDown],
      ["pointermove", onMove],
      ["pointerup", end],
      ["pointercancel", end],
      ["click", suppress],
      ["contextmenu", suppress],
    ];
    for (const [type, listener] of listeners)
      document.addEventListener(type, listener as EventListener, capture);
    return () => {
      end();
      for (const [type, listener] of listeners)
        document.removeEventListener(type, listener as EventListener, capture);
    };
  }, [table]);
}
