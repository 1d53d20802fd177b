import { formatCount } from "@takt/domain/posts/model/format-count";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useLocale } from "~/features/shared/use-locale";
import { countAll, shownFilters, type PostFilter } from "./list-state";

type Props = { current: PostFilter; onChange: (filter: PostFilter) => void };

/** A filter per status with its number of posts; scrolls sideways where they do not fit, and starts with the current one in view. */
export function FilterBar({ current, onChange }: Props) {
  const { t } = useT("posts");
  const { data: counts } = trpc.posts.counts.useQuery();
  const locale = useLocale();
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const [button, bar] = [pressed.current, pressed.current?.parentElement];
    // The bar alone: the page keeps its place.
    if (button && bar) bar.scrollLeft = button.offsetLeft - (bar.clientWidth - button.offsetWidth) / 2;
  }, []);
  return (
    <div
      role="group"
      aria-label={t("list.filters")}
      className="relative -mx-1 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-border px-1 pt-1 [scrollbar-width:thin]"
    >
      {shownFilters(counts ?? {}, current).map((filter) => (
        <button
          key={filter}
          ref={filter === current ? pressed : undefined}
          type="button"
          aria-pressed={filter === current}
          data-filter={filter}
          onClick={() => onChange(filter)}
          className={cn(
            "-mb-px inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-2 text-sm",
            "font-medium text-muted-fg transition-colors duration-120 hover:text-foreground pointer-coarse:min-h-11",
            "aria-pressed:border-primary aria-pressed:text-foreground",
            focusRing,
            "rounded-t-md focus-visible:-outline-offset-2",
          )}
        >
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
        </button>
      ))}
    </div>
  );
}
