import { useCallback, useState } from "react";

/** The size of text that px of a drawing are for. */
const TEXT_PX = 16;
type Ref = (element: HTMLElement | null) => (() => void) | void;

/**
 * The width of an element in px, as its ref reports it; `initial` until it is known. And how large text is beside the
 * usual size, 1 or what the browser is set to, for drawings that leave room for it.
 */
export function useWidth(initial: number): [ref: Ref, width: number, textScale: number] {
  const [[width, textScale], setSize] = useState<readonly [number, number]>([initial, 1]);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize([Math.max(1, entry!.contentRect.width), rootPx / TEXT_PX]);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width, textScale];
}
