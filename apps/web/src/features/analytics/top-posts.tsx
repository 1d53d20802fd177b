import type { DayRange } from "@takt/domain/analytics/model/analytics-range";
import type { TopPostSort } from "@takt/domain/analytics/model/top-post-sorts";
import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { IconButton } from "@takt/ui/icon-button";
import { keepPreviousData } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Download } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { downloadText } from "../shared/download-text";
import { CardFailure } from "../shared/query-card";
import { toCsv } from "@takt/domain/shared/to-csv";
import { useLocale } from "../shared/use-locale";
import { AnalyticsSection } from "./analytics-section";
import { TOP_POST_COLUMNS } from "./top-post-columns";
import { TopPostRow } from "./top-post-row";

type TopPost = RouterOutputs["analytics"]["topPosts"][number];

/** The posts of the range in a table that is sorted by any of its columns. */
export function TopPosts({ range }: { range: DayRange }) {
  const { t } = useT("analytics");
  const locale = useLocale();
  const [order, setOrder] = useState<{ sort: TopPostSort; direction: "asc" | "desc" }>({
    sort: "impressions",
    direction: "desc",
  });
  const query = trpc.analytics.topPosts.useQuery({ range, ...order }, { placeholderData: keepPreviousData });
  const posts = query.data ?? [];
  const sortBy = (sort: TopPostSort) =>
    setOrder((now) => ({ sort, direction: now.sort === sort && now.direction === "desc" ? "asc" : "desc" }));
  const save = () => {
    const columns = [
      t("top.post"),
      ...TOP_POST_COLUMNS.map((column) => t(`metrics.${column}`)),
      t("top.source"),
      "URN",
    ];
    const rows = posts.map((post) => [post.excerpt ?? "", ...csvCells(post)]);
    downloadText(`takt-posts-${range.from}-${range.to}.csv`, toCsv([columns, ...rows], locale), "text/csv");
  };
  return (
    <AnalyticsSection
      title={t("top.title")}
      text={t("top.text")}
      action={
        <IconButton size="sm" className="print:hidden" label={t("chart.csv")} onClick={save}>
          <Download aria-hidden />
        </IconButton>
      }
    >
      {query.isError && !query.data ? (
        <CardFailure
          failed={t("loadFailed")}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.data?.length === 0 ? (
        <p className="text-sm text-muted-fg">{t("top.none")}</p>
      ) : (
        <div className="overflow-x-auto print:overflow-visible">
          <table className="wide-table w-full text-sm tabular-nums" aria-busy={query.isFetching}>
            <caption className="sr-only">{t("top.title")}</caption>
            <thead>
              <tr className="border-b border-border text-caption text-muted-fg">
                <th scope="col" className="py-2 pe-3 text-start font-medium">
                  {t("top.post")}
                </th>
                {TOP_POST_COLUMNS.map((column) => (
                  <SortHeader
                    key={column}
                    column={column}
                    order={order}
                    onSort={sortBy}
                    className={printed(posts, column)}
                  />
                ))}
                <th scope="col" className="py-2 ps-3 text-start font-medium">
                  {t("top.source")}
                </th>
              </tr>
            </thead>
            <tbody>
              {posts.map((post) => (
                <TopPostRow key={post.id} post={post} columnClass={(column) => printed(posts, column)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </AnalyticsSection>
  );
}

/** A column of which no number is known is left out on paper, where there is less room; the key figures say it. */
const printed = (posts: readonly TopPost[], column: (typeof TOP_POST_COLUMNS)[number]) =>
  posts.some((post) => post[column] !== null) ? undefined : "print:hidden";

type HeaderProps = {
  column: (typeof TOP_POST_COLUMNS)[number];
  order: { sort: TopPostSort; direction: "asc" | "desc" };
  onSort: (column: TopPostSort) => void;
  className: string | undefined;
};

function SortHeader({ column, order, onSort, className }: HeaderProps) {
  const { t } = useT("analytics");
  const metric = t(`metrics.${column}`);
  const isSorted = order.sort === column;
  const Icon = order.direction === "asc" ? ArrowUp : ArrowDown;
  const sorted = order.direction === "asc" ? "ascending" : "descending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sorted : undefined}
      className={cn("py-1 ps-1 text-end font-medium", className)}
    >
      <Button
        size="sm"
        variant="ghost"
        aria-label={t("top.sort", { metric })}
        className="px-1.5 text-end"
        onClick={() => onSort(column)}
      >
        {isSorted && <Icon aria-hidden className="print:hidden" />}
        {metric}
      </Button>
    </th>
  );
}

function csvCells(post: TopPost) {
  const numbers = TOP_POST_COLUMNS.map((column) =>
    column === "publishedAt" ? post.publishedAt.toISOString() : post[column],
  );
  return [...numbers, post.sources.join(" "), post.urn];
}
