"use client";

import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { QueryCard } from "~/features/shared/query-card";
import { UsageCard } from "../usage-card";
import { UsageHistory } from "../usage-history";

/** The user's use of their plan this month, and six months of history. */
export function UsageOverview() {
  const { t } = useT("plans");
  const usage = trpc.plans.usage.useQuery();
  if (!usage.data)
    return (
      <QueryCard
        title={t("usage.title")}
        query={usage}
        failed={t("loadFailed")}
        skeleton={<Skeleton className="h-64" />}
      >
        {() => null}
      </QueryCard>
    );
  return (
    <>
      <UsageCard usage={usage.data} />
      <UsageHistory history={usage.data.history} />
    </>
  );
}
