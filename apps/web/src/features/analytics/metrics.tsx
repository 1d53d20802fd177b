import type { DayRange } from "@takt/domain/analytics/model/analytics-range";
import { Callout } from "@takt/ui/callout";
import { Skeleton } from "@takt/ui/skeleton";
import { keepPreviousData } from "@tanstack/react-query";
import { CircleAlert, Lock } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { ErrorLink } from "../shared/error-link";
import { getDomainError } from "../shared/get-domain-error";
import { LoadError } from "../shared/load-error";
import { useErrorText } from "../shared/use-error-text";
import { BestTimes } from "./best-times";
import { Followers } from "./followers";
import { KeyMetrics } from "./key-metrics";
import { OverTime } from "./over-time";
import { Provenance } from "./provenance";
import { TopPosts } from "./top-posts";
import { WhatWorked } from "./what-worked";

/** The figures of a range: numbers, charts and posts; or why there are none. */
export function Metrics({ range }: { range: DayRange }) {
  const { t } = useT(["analytics", "common"]);
  const query = trpc.analytics.get.useQuery(range, {
    placeholderData: keepPreviousData,
    retry: (count, error) => !getDomainError(error) && count < 2,
  });
  const times = trpc.analytics.bestTimes.useQuery();
  // They come first, so that what is below waits for them too, and does not move; not for another try, if one fails.
  const areTimesAwaited = times.isPending && times.failureCount === 0;
  if (query.isError && getDomainError(query.error)) return <Refusal error={query.error} />;
  if (query.isError && !query.data) return <LoadError title={t("loadFailed")} query={query} />;
  const analytics = query.data;
  if (!analytics || areTimesAwaited)
    return (
      <div role="status" aria-label={t("common:loading")} className="grid gap-4">
        {[320, 340, 300].map((height) => (
          <Skeleton key={height} className="h-80" />
        ))}
      </div>
    );
  return (
    <div className="grid gap-7" aria-busy={query.isFetching}>
      {/* The answer comes first, then what it is taken from. */}
      {times.data && <BestTimes posts={analytics.posts} times={times.data} />}
      <KeyMetrics analytics={analytics} />
      <OverTime analytics={analytics} />
      <WhatWorked analytics={analytics} />
      <TopPosts range={range} />
      <Followers analytics={analytics} />
      <Provenance analytics={analytics} />
    </div>
  );
}

/** Says that the plan does not show the range, or has no more views, and where there is more. */
function Refusal({ error }: { error: unknown }) {
  const { t } = useT("analytics");
  const errorText = useErrorText();
  const isLocked = getDomainError(error)?.code === "analytics_range_locked";
  return (
    <Callout
      tone="amber"
      role="alert"
      data-testid="analytics-refusal"
      icon={isLocked ? <Lock aria-hidden /> : <CircleAlert aria-hidden />}
    >
      <p className="font-medium">{t(isLocked ? "lockedTitle" : "limit.title")}</p>
      <p>{errorText(error)}</p>
      <div className="mt-1">
        <ErrorLink error={error} />
      </div>
    </Callout>
  );
}
