import { useEffect, useRef, type FocusEvent, type RefObject } from "react";

/**
 * Lets the focus follow a post of a calendar: a post that moves, or comes back because its move is refused, is drawn in
 * another place, and the browser forgets the focus of what it removes. Spread `handlers` over an element around the posts.
 */
export function useFollowFocus(list: RefObject<HTMLElement | null>) {
  /** The post that has the focus, also while it is drawn nowhere. React tells of no blur when it removes an element. */
  const focused = useRef<string | null>(null);

  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-post="${focused.current}"]`)?.focus();
  });

  return {
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        focused.current = target.dataset["post"] ?? null;
      },
      onBlur: () => {
        focused.current = null;
      },
    },
    hasFocus: (postId: string) => focused.current === postId,
  };
}
