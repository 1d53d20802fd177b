import { useState, type KeyboardEvent } from "react";

const NEXT_KEYS = ["ArrowRight", "ArrowDown"];
const PREVIOUS_KEYS = ["ArrowLeft", "ArrowUp"];

/**
 * Roving tabindex (WAI-ARIA Authoring Practices): arrows, Home and End move between the elements with `data-roving`.
 * Spread `list` on their container and `item(key)` on each; `first` is the key that Tab reaches initially.
 */
export function useRovingFocus(first: string | undefined) {
  const [active, setActive] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-roving]")];
    const at = items.findIndex((item) => item === document.activeElement);
    if (at < 0) return;
    const to = NEXT_KEYS.includes(event.key)
      ? at + 1
      : PREVIOUS_KEYS.includes(event.key)
        ? at - 1
        : event.key === "Home"
          ? 0
          : event.key === "End"
            ? items.length - 1
            : null;
    if (to === null) return;
    event.preventDefault();
    items[Math.min(items.length - 1, Math.max(0, to))]?.focus();
  };
  return {
    list: { onKeyDown },
    item: (key: string) => ({
      "data-roving": key,
      tabIndex: (active ?? first) === key ? 0 : -1,
      onFocus: () => setActive(key),
    }),
  };
}

export type RovingFocus = ReturnType<typeof useRovingFocus>;
