import type { RefObject } from "react";
import { isSingleKey } from "~/features/shared/keys/is-single-key";
import { useScreenKeys } from "~/features/shared/keys/use-screen-keys";

const TARGETS: Partial<Record<string, string>> = { e: "[data-edit-next]", m: "[data-move-post]" };

/** E edits the next post, M moves it: they press its buttons. */
export function useNextKeys(card: RefObject<HTMLElement | null>): void {
  useScreenKeys((event) => {
    const target = isSingleKey(event) && TARGETS[event.key.toLowerCase()];
    const button = target ? card.current?.querySelector<HTMLElement>(target) : null;
    button?.click();
    return Boolean(button);
  });
}
