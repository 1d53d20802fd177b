"use client";

import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { UsageOverview } from "../plans/parts/usage-overview";
import { QueryCard } from "../shared/query-card";
import { CheckoutCallout } from "./checkout/checkout-callout";
import { InvoicesCard } from "./invoices-card";
import { PaymentMethodsCard } from "./payment-methods-card";
import { PlanCard } from "./plan-card";

/** The user's subscription: plan, usage, payment methods and invoices. Each part loads and fails on its own. */
export function SubscriptionScreen() {
  const { t } = useT("billing");
  const subscription = trpc.billing.get.useQuery();
  return (
    <div className="grid max-w-3xl gap-7">
      <CheckoutCallout view={subscription.data} />
      <QueryCard
        title={t("card.title")}
        query={subscription}
        failed={t("loadFailed")}
        skeleton={<Skeleton className="h-32" />}
      >
        {(view) => <PlanCard view={view} />}
      </QueryCard>
      <UsageOverview />
      <PaymentMethodsCard />
      <InvoicesCard />
    </div>
  );
}
