"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { barePath } from "../../i18n/locale-path";
import { whenThere } from "../shared/when-there";

/**
 * After walking to another page the focus is on its heading, where readers of the screen begin. Not on the first page,
 * and not when the page, or a dialog, has put the focus somewhere itself.
 */
export function FocusHeading() {
  const path = barePath(usePathname());
  const last = useRef<{ path: string; heading: Element | null } | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { path, heading: heading() };
    if (!before || before.path === path) return;
    return whenThere(() => {
      const found = heading();
      if (!found) return false;
      last.current = { path, heading: found };
      // The same page under another address: a new post that has been saved.
      if (found !== before.heading && !isTaken()) focus(found);
      return true;
    });
  }, [path]);
  return null;
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("#main h1");
}

/** Whether the focus is where somebody works: in the page itself or in something that is open above it. */
function isTaken(): boolean {
  return Boolean(
    document.activeElement?.closest("#main > *, [role=dialog], [role=alertdialog], [role=menu]"),
  );
}

function focus(found: HTMLElement): void {
  found.tabIndex = -1;
  // It is not operable: a ring around it would say that it were.
  found.style.outline = "none";
  // Where the page is scrolled to is the router's business.
  found.focus({ preventScroll: true });
}
