"use client";

import { ErrorState } from "@takt/ui/error-state";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import { PlanCard } from "./plan-card";
import { UsageCard } from "./usage-card";
import { UsageHistory } from "./usage-history";

/** The user's plan, what they have used of it this month, and six months of history. */
export function SubscriptionOverview() {
  const { t } = useT(["plans", "common"]);
  const errorText = useErrorText();
  const plan = trpc.plans.get.useQuery();
  const usage = trpc.plans.usage.useQuery();
  if (plan.data && usage.data)
    return (
      <div className="grid max-w-3xl gap-5">
        <PlanCard view={plan.data} />
        <UsageCard usage={usage.data} />
        <UsageHistory history={usage.data.history} />
      </div>
    );
  const failing = [plan, usage].find((query) => query.isError);
  if (!failing)
    return (
      <div className="grid max-w-3xl gap-5">
        {["h-40", "h-64", "h-96"].map((height) => (
          <Skeleton key={height} className={`${height} rounded-xl`} />
        ))}
      </div>
    );
  return (
    <ErrorState
      title={t("loadFailed")}
      description={errorText(failing.error)}
      retryLabel={t("common:retry")}
      retrying={failing.isFetching}
      onRetry={() => void failing.refetch()}
    />
  );
}
