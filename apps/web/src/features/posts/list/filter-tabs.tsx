import { Tab, TabsList } from "@takt/ui/tabs";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { formatCount } from "@takt/domain/posts/model/format-count";
import { useLocale } from "~/features/shared/use-locale";
import { countAll, shownFilters, type PostFilter } from "./list-state";

/** A tab per status with its number of posts. */
export function FilterTabs({ current }: { current: PostFilter }) {
  const { t } = useT("posts");
  const { data: counts } = trpc.posts.counts.useQuery();
  const locale = useLocale();
  return (
    <TabsList aria-label={t("list.filters")}>
      {shownFilters(counts ?? {}, current).map((filter) => (
        <Tab key={filter} value={filter} data-filter={filter}>
          {filter === "all"
            ? t("list.all")
            : filter === "deleted"
              ? t("list.deleted")
              : filter === "held"
                ? t("list.held")
                : t(`status.${filter}`)}
          {counts && (
            <span className="rounded-full bg-surface-2 px-1.5 text-xs/5 font-normal text-muted-fg tabular-nums">
              {formatCount(filter === "all" ? countAll(counts) : counts[filter], locale)}
            </span>
          )}
        </Tab>
      ))}
    </TabsList>
  );
}
