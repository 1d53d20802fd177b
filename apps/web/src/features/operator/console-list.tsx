import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { LoadError } from "../shared/load-error";
import { LoadMore } from "../shared/list/load-more";

type Props = {
  /** The result of useInfiniteQuery. */
  list: Parameters<typeof LoadMore>[0]["list"] &
    Parameters<typeof LoadError>[0]["query"] & {
      isPending: boolean;
      isError: boolean;
      fetchNextPage: () => Promise<unknown>;
    };
  /** How many of it are loaded. */
  length: number;
  /** The text for a list that fails to load. */
  failed: string;
  empty: ReactNode;
  children: ReactNode;
};

/** A list of the console, page by page, and what stands in for it while it loads, after a failure and when it is empty. */
export function ConsoleList({ list, length, failed, empty, children }: Props) {
  const { t } = useT("operator");
  if (list.isPending) return <ConsoleSkeleton />;
  if (length === 0) return list.isError ? <LoadError title={failed} query={list} /> : empty;
  return (
    <>
      {children}
      <LoadMore list={list} label={t("loadMore")} failed={failed} onClick={() => void list.fetchNextPage()} />
    </>
  );
}

/** Placeholder rows. */
export function ConsoleSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20 rounded-xl" />
      ))}
    </div>
  );
}
