"use client";

import { useMemo, type RefObject } from "react";

export type ListFocus = ReturnType<typeof useListFocus>;

/** Moves the focus when the focused button disappears: to a neighbour in the list, or to the page's heading. */
export function useListFocus(
  heading: RefObject<HTMLHeadingElement | null>,
  list: RefObject<HTMLUListElement | null>,
) {
  return useMemo(
    () => ({
      focusHeading: () => heading.current?.focus(),
      /** Focuses the next row, or else the previous one. */
      focusNeighbour(row: Element | null) {
        const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? heading.current;
        if (neighbour instanceof HTMLElement) neighbour.focus();
      },
      /** Focuses the first loaded row, when the list had `before` rows. */
      focusRow(before: number) {
        const row = list.current?.children[before];
        if (row instanceof HTMLElement) row.focus();
      },
    }),
    [heading, list],
  );
}
