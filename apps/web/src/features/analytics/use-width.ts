import { useCallback, useState } from "react";

/** The width of an element in px, as its ref reports it; `initial` until it is known. */
export function useWidth(initial: number): [(element: HTMLElement | null) => (() => void) | void, number] {
  const [width, setWidth] = useState(initial);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(1, entry!.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
