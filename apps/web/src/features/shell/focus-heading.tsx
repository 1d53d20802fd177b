"use client";

import { useEffect, useRef } from "react";
import { usePagePath } from "../shared/navigation/workspace";
import { waitForElement } from "@takt/ui/wait-for-element";

/**
 * Moves the focus to the heading after a navigation, where screen readers start reading, and on a page that is for writing to
 * its field. Not on the first page, and not
 * when the page or a dialog has set the focus itself.
 */
export function FocusHeading() {
  const path = usePagePath();
  const last = useRef<{ path: string; heading: Element | null } | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { path, heading: heading() };
    if (!before || before.path === path) return;
    return waitForElement(() => {
      const found = heading();
      if (!found) return false;
      const place = writingPlace();
      const field = place?.querySelector("textarea");
      if (place && !field) return false;
      last.current = { path, heading: found };
      // The same heading under another URL: a new post that has been saved.
      if (found === before.heading || hasFocusElsewhere()) return true;
      if (field) field.focus();
      else focus(found);
      return true;
    });
  }, [path]);
  return null;
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("#main h1:not([data-pending])");
}

/** Where a page for writing begins, with its field or before it is there; none on a touch screen, whose keyboard covers the page. */
function writingPlace(): Element | null {
  if (matchMedia("(pointer: coarse)").matches) return null;
  const place = document.querySelector("#main [data-writing-place]");
  return place?.checkVisibility() ? place : null;
}

/** Whether the focus is inside the page or inside an overlay above it. */
function hasFocusElsewhere(): boolean {
  return Boolean(
    document.activeElement?.closest("#main > *, [role=dialog], [role=alertdialog], [role=menu]"),
  );
}

function focus(found: HTMLElement): void {
  found.tabIndex = -1;
  // The heading is not interactive, so it shows no focus ring.
  found.style.outline = "none";
  // The router sets the scroll position.
  found.focus({ preventScroll: true });
}
