import { useLayoutEffect, type RefObject } from "react";
import { isSingleKey } from "~/features/shared/keys/is-single-key";
import { useScreenKeys } from "~/features/shared/keys/use-screen-keys";
import type { ShownRow } from "./use-leaving-rows";

const ROWS = "[data-need]:not([inert])";

/**
 * The keys of what needs the user: J and K focus the next and the previous row, Enter presses the first button of the
 * focused row, and 1 to 4 its buttons in their order.
 */
export function useNeedKeys(list: RefObject<HTMLElement | null>, rows: readonly ShownRow<unknown>[]): void {
  const rowsShown = () => [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const focusedRow = () => {
    const row = document.activeElement?.closest<HTMLElement>(ROWS);
    return row && list.current?.contains(row) ? row : null;
  };
  const move = (by: 1 | -1): boolean => {
    const all = rowsShown();
    const from = focusedRow();
    const next = all[from ? all.indexOf(from) + by : 0];
    next?.focus();
    return next !== undefined;
  };
  const press = (n: number): boolean => {
    const button = focusedRow()?.querySelectorAll<HTMLElement>("a, button")[n];
    button?.click();
    return button !== undefined;
  };
  useScreenKeys((event) => {
    if (!isSingleKey(event)) return false;
    const key = event.key.toLowerCase();
    if (key === "j") return move(1);
    if (key === "k") return move(-1);
    // A focused button has its own Enter.
    if (key === "enter") return document.activeElement === focusedRow() && press(0);
    return /^[1-9]$/.test(key) && press(Number(key) - 1);
  });
  useFocusAfterRow(list, rows);
}

/** A focused row that leaves gives the focus to the next one, or to the one before it. */
function useFocusAfterRow(list: RefObject<HTMLElement | null>, rows: readonly ShownRow<unknown>[]): void {
  const leaving = rows.filter(({ isLeaving }) => isLeaving).map(({ key }) => key);
  const names = leaving.join("\n");
  useLayoutEffect(() => {
    if (!names) return;
    const row = document.activeElement?.closest<HTMLElement>("[data-need][inert]");
    if (!row || !list.current?.contains(row)) return;
    const all = [...list.current.querySelectorAll<HTMLElement>("[data-need]")];
    const place = all.indexOf(row);
    const next = [...all.slice(place + 1), ...all.slice(0, place).toReversed()].find((one) => !one.inert);
    (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [list, names]);
}
