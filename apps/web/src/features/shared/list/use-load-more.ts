import { useEffect, useRef } from "react";
import type { ListFocus } from "./use-list-focus";

type Options = {
  /** What useInfiniteQuery answers. */
  list: {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Lines that are shown. */
  length: number;
  focus: ListFocus;
  /** Says how many came. */
  onLoaded: (count: number) => void;
};

/** Loads the next page. Its first line gets the focus and its length is said; a failure leaves the focus on the button. */
export function useLoadMore({ list, length, focus, onLoaded }: Options): () => void {
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = list;
  const before = useRef<number | null>(null);
  useEffect(() => {
    const start = before.current;
    if (start === null || isFetchingNextPage) return;
    before.current = null;
    if (isFetchNextPageError) return;
    onLoaded(length - start);
    if (length > start) focus.focusLine(start);
    else if (!hasNextPage) focus.focusHeading();
  }, [isFetchingNextPage, isFetchNextPageError, hasNextPage, length, focus, onLoaded]);
  return () => {
    before.current = length;
    void fetchNextPage();
  };
}
