import { Button } from "@takt/ui/button";
import { withVerbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { PaletteSearch } from "./use-palette-search";

type Props = {
  search: PaletteSearch;
  /** Whether anything says what was typed: a post, an idea, a page or something to do. */
  isFound: boolean;
  /** The text of a row that cannot be chosen, and so is not read out. */
  unread?: ReactNode;
};

/** Says how the search went: that it is under way, what it found, or that it failed, with another try. */
export function PaletteNote({ search, isFound, unread }: Props) {
  const { t } = useT(["palette", "common"]);
  const { search: sought, isBusy, isFailed, posts, topics, hasMore, retry } = search;
  const count = posts.length + topics.length;
  const report =
    sought === "" || isFailed
      ? ""
      : isBusy
        ? t("search.searching")
        : t(hasMore ? "search.more" : "search.found", { count });
  return (
    <>
      <p role="status" className="sr-only">
        {unread} {report}
      </p>
      {isFailed && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 border-t border-border px-4 py-2.5 text-caption"
        >
          <p className="min-w-0 flex-1 text-danger-text">{t("search.failed")}</p>
          <Button size="sm" onClick={retry}>
            {t("common:retry")}
          </Button>
        </div>
      )}
      {!isFound && !isBusy && !isFailed && sought !== "" && (
        <p className="border-t border-border px-4 py-3 text-caption text-muted-fg">
          {withVerbatim(sought, (typed) => t("search.none", { search: typed }))}
        </p>
      )}
    </>
  );
}
