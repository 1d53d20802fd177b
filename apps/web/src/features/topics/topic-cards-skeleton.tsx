import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";

/** The grid of a list of cards. */
export const TOPIC_CARDS_GRID = "grid gap-3 md:grid-cols-2 xl:grid-cols-3";

/** Six placeholder cards. */
export function TopicCardsSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className={TOPIC_CARDS_GRID}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-44 rounded-xl" />
      ))}
    </div>
  );
}
