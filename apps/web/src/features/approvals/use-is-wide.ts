import { useSyncExternalStore } from "react";

/** As `lg:` of the styles: from here on the list has room beside it. */
const WIDE = "(width >= 64rem)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether a post is shown beside the list, and not over it; null before the page is hydrated. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => null,
  );
}
