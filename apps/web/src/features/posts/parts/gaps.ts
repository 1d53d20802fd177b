import { findGaps, findNextGap } from "@takt/text/outline-gaps";
import type { KeyboardEvent } from "react";

/** Selects the next gap of an outline behind the selection, from the last one the first. Does nothing without gaps. */
export function selectNextGap(field: HTMLTextAreaElement): void {
  const gap = findNextGap(field.value, field.selectionEnd);
  if (gap) select(field, gap);
}

/**
 * Lets Tab in a text field lead to the next gap of an outline. It leaves the field behind the last gap, and Shift+Tab always
 * does, so the focus is never held.
 */
export function handleGapKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Tab" || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  const field = event.currentTarget;
  const gap = findGaps(field.value).find(({ from }) => from >= field.selectionEnd);
  if (!gap) return;
  event.preventDefault();
  select(field, gap);
}

function select(field: HTMLTextAreaElement, { from, to }: { from: number; to: number }) {
  field.focus();
  field.setSelectionRange(from, to);
}
