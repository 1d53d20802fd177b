"use client";

import { ErrorState } from "@takt/ui/error-state";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import { PlanCard } from "./plan-card";

/** The user's plan and its usage. */
export function SubscriptionSettings() {
  const { t } = useT(["settings", "common"]);
  const errorText = useErrorText();
  const query = trpc.plans.get.useQuery();
  if (query.isPending)
    return (
      <div className="max-w-3xl">
        <Skeleton className="h-48 rounded-xl" />
      </div>
    );
  if (!query.data)
    return (
      <ErrorState
        title={t("subscription.loadFailed")}
        description={errorText(query.error)}
        retryLabel={t("common:retry")}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div className="max-w-3xl">
      <PlanCard view={query.data} />
    </div>
  );
}
