import type { ListFocus } from "@takt/ui/use-list-focus";
import { useEffect, useRef } from "react";

type Options = {
  /** The result of useInfiniteQuery. */
  list: {
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** The number of rows shown. */
  length: number;
  focus: Pick<ListFocus, "focusHeading" | "focusRow">;
  /** Announces how many rows were loaded. */
  onLoaded: (count: number) => void;
};

/** Loads the next page, focuses its first row and reports its length; after a failure the button keeps the focus. */
export function useLoadMore({ list, length, focus, onLoaded }: Options): () => void {
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = list;
  const before = useRef<number | null>(null);
  useEffect(() => {
    const start = before.current;
    if (start === null || isFetchingNextPage) return;
    before.current = null;
    if (isFetchNextPageError) return;
    onLoaded(length - start);
    if (length > start) focus.focusRow(start);
    else if (!hasNextPage) focus.focusHeading();
  }, [isFetchingNextPage, isFetchNextPageError, hasNextPage, length, focus, onLoaded]);
  return () => {
    before.current = length;
    void fetchNextPage();
  };
}

/**
 * The options of a list that is loaded page by page.
 * @param first page, which the server has fetched; null when it has not
 */
export function pagesFrom<Page extends { nextCursor: string | null }>(first: Page | null) {
  return {
    getNextPageParam: (last: Page) => last.nextCursor,
    ...(first && { initialData: { pages: [first], pageParams: [undefined as string | undefined] } }),
  };
}
