import type { Offer } from "@takt/domain/billing/model/order-input";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { newId } from "~/features/shared/pending-ids";
import { useLocale } from "~/features/shared/use-locale";
import { useRefreshBilling } from "../use-refresh-billing";

/**
 * The change that is being chosen: its preview, which the server keeps, and the action that orders exactly that. Until the
 * provider has decided, trying again sends the same id and the same preview, so that it is charged once.
 */
export function useChangePlan(onDone: () => void) {
  const { t } = useT(["billing", "plans"]);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [id, setId] = useState(newId);
  const locale = useLocale();
  const refresh = useRefreshBilling();
  const { client } = trpc.useUtils();
  const preview = useQuery({
    queryKey: ["billing.changePreview", offer],
    queryFn: offer ? () => client.billing.previewChange.mutate(offer) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { mutateAsync } = trpc.billing.changePlan.useMutation();
  const change = useAction(
    ({ previewId }: { plan: Offer["plan"]; previewId: string }) => mutateAsync({ id, previewId, locale }),
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
