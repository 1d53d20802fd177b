"use client";

import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import { canOrder } from "@takt/domain/billing/model/subscription-rules";
import { INTERVALS, PAID_PLAN_IDS } from "@takt/domain/plans/model/plans";
import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { Info } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { parseAsStringLiteral, useQueryStates } from "nuqs";
import { trpc } from "~/trpc/react";
import { CardFailure } from "~/features/shared/query-card";
import { LocaleLink } from "~/features/shared/locale-link";
import { useStickyError } from "~/features/shared/use-sticky-error";
import { OrderForm } from "./order-form";

/** The last page before the payment, with everything that is agreed to. What is ordered is in the URL. */
export function OrderScreen({ terms, provider }: { terms: SalesTerms; provider: string | null }) {
  const { t } = useT("billing");
  const subscription = trpc.billing.get.useQuery();
  const failure = useStickyError(subscription);
  const [offer, setOffer] = useQueryStates({
    plan: parseAsStringLiteral(PAID_PLAN_IDS).withDefault("professional"),
    interval: parseAsStringLiteral(INTERVALS).withDefault("month"),
  });
  if (failure !== null)
    return (
      <CardFailure
        failed={t("loadFailed")}
        error={failure}
        retrying={subscription.isFetching}
        onRetry={() => void subscription.refetch()}
      />
    );
  if (!subscription.data) return null;
  if (!canOrder(subscription.data.status))
    return (
      <Callout
        tone="blue"
        icon={<Info aria-hidden />}
        actions={
          <LocaleLink href="/app/user/subscription" className={buttonStyle({ size: "sm" })}>
            {t("order.toSubscription")}
          </LocaleLink>
        }
      >
        <p className="font-medium">{t("order.subscribedTitle")}</p>
        <p>{t("order.subscribedText")}</p>
      </Callout>
    );
  return (
    <OrderForm offer={offer} onChange={(change) => void setOffer(change)} terms={terms} provider={provider} />
  );
}
