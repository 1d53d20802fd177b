import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";

/** The looks of a list of cards. */
export const BOOKMARK_GRID = "grid gap-3 md:grid-cols-2 xl:grid-cols-3";

/** Six cards that are not there yet. */
export function BookmarkSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className={BOOKMARK_GRID}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-44 rounded-xl" />
      ))}
    </div>
  );
}
