import { useT } from "next-i18next/client";
import { useEffect, useRef } from "react";
import type { ListFocus } from "./use-list-focus";
import type { useNotifications } from "./use-notifications";

type Options = {
  list: ReturnType<typeof useNotifications>;
  /** Lines that are shown. */
  length: number;
  focus: ListFocus;
  announce: (text: string) => void;
};

/** Loads the next page. Its first line gets the focus and its length is said; a failure leaves the focus on the button. */
export function useLoadMore({ list, length, focus, announce }: Options): () => void {
  const { t } = useT("notifications");
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = list;
  const before = useRef<number | null>(null);
  useEffect(() => {
    const start = before.current;
    if (start === null || isFetchingNextPage) return;
    before.current = null;
    if (isFetchNextPageError) return;
    announce(t("loaded", { count: length - start }));
    if (length > start) focus.focusLine(start);
    else if (!hasNextPage) focus.focusHeading();
  }, [isFetchingNextPage, isFetchNextPageError, hasNextPage, length, focus, announce, t]);
  return () => {
    before.current = length;
    void fetchNextPage();
  };
}
