import type { Offer } from "@takt/domain/billing/model/order-input";
import { priceOf } from "@takt/domain/plans/model/plans";
import { skipToken } from "@tanstack/react-query";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc } from "../../../trpc/react";
import { useAction } from "../../shared/actions/use-action";
import { newId } from "../../shared/pending-ids";
import { useLocale } from "../../shared/use-locale";
import { useRefreshBilling } from "../use-refresh-billing";

/**
 * The change that is being chosen: its preview, and the action that orders exactly that. Until the provider has decided,
 * trying again sends the same id and the same preview, so that it is charged once.
 */
export function useChangePlan(onDone: () => void) {
  const { t } = useT(["billing", "plans"]);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [id, setId] = useState(newId);
  const locale = useLocale();
  const refresh = useRefreshBilling();
  const preview = trpc.billing.previewChange.useQuery(offer ?? skipToken, {
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { mutateAsync } = trpc.billing.changePlan.useMutation();
  const change = useAction(
    ({ plan, interval, prorationAt }: Offer & { prorationAt: Date }) =>
      mutateAsync({ id, plan, interval, prorationAt, locale, priceCents: priceOf(plan, interval) }),
    {
      refresh: ({ error }) => error === null && refresh(),
      done: (_, { plan }) => ({
        tone: "success",
        title: t("change.done", { plan: t(`plans:names.${plan}`) }),
      }),
      failed: () => null,
      onDone,
      onFailed({ code }) {
        if (code === null || code === "payments_unavailable") return;
        setId(newId());
        void preview.refetch();
      },
    },
  );
  return {
    offer,
    preview,
    change,
    choose(chosen: Offer) {
      setOffer(chosen);
      setId(newId());
      change.clearError();
    },
  };
}
