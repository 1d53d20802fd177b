import { useMemo, type RefObject } from "react";

export type ListFocus = ReturnType<typeof useListFocus>;

/** Where the focus goes when the button that had it is gone: onto a neighbour in the list, or the page's heading. */
export function useListFocus(
  heading: RefObject<HTMLHeadingElement | null>,
  list: RefObject<HTMLUListElement | null>,
) {
  return useMemo(
    () => ({
      focusHeading: () => heading.current?.focus(),
      /** The line after this one, else the one before it. */
      focusNeighbour(line: Element | null) {
        const neighbour = line?.nextElementSibling ?? line?.previousElementSibling ?? heading.current;
        if (neighbour instanceof HTMLElement) neighbour.focus();
      },
      /** The first of the lines that were loaded, when there were `before` of them. */
      focusLine(before: number) {
        const line = list.current?.children[before];
        if (line instanceof HTMLElement) line.focus();
      },
    }),
    [heading, list],
  );
}
