import { EmptyState } from "@takt/ui/empty-state";
import { ErrorState } from "@takt/ui/error-state";
import { ScrollText } from "lucide-react";
import { useT } from "next-i18next/client";
import { LoadMore } from "../shared/list/load-more";
import { useErrorText } from "../shared/use-error-text";
import { ConsoleSkeleton } from "./console-skeleton";
import { TrailLine } from "./trail-line";
import { useTrail } from "./use-trail";

/** The audit trail: every decision, the newest first. */
export function TrailView() {
  const { t } = useT("provider");
  const { t: common } = useT("common");
  const errorText = useErrorText();
  const trail = useTrail();
  const entries = trail.data?.pages.flatMap((page) => page.decisions) ?? [];
  if (trail.isPending) return <ConsoleSkeleton />;
  if (trail.isError && entries.length === 0)
    return (
      <ErrorState
        title={t("trailFailed")}
        description={errorText(trail.error)}
        retryLabel={common("retry")}
        retrying={trail.isFetching}
        onRetry={() => void trail.refetch()}
      />
    );
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<ScrollText />}
        title={t("nobody.trail.title")}
        description={t("nobody.trail.text")}
      />
    );
  return (
    <>
      <ol aria-label={t("view.trail")} className="rounded-xl border border-border bg-surface">
        {entries.map((entry) => (
          <TrailLine key={entry.id} entry={entry} />
        ))}
      </ol>
      <LoadMore
        list={trail}
        label={t("loadMore")}
        failed={t("trailFailed")}
        onClick={() => void trail.fetchNextPage()}
      />
    </>
  );
}
