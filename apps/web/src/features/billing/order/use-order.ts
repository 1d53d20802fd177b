import type { Offer } from "@takt/domain/billing/model/order-input";
import { getPrice } from "@takt/domain/plans/model/plans";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { getDomainError } from "~/features/shared/get-domain-error";
import { createPendingIds } from "~/features/shared/pending-ids";
import { useLocale } from "~/features/shared/use-locale";
import { useReloadWhenRestored } from "../use-reload-when-restored";
import { useRefreshBilling } from "../use-refresh-billing";

type Order = Offer & { priceCents: number };
const getName = ({ plan, interval }: Offer) => `${plan}:${interval}`;

/**
 * Orders what the page shows and leads to where it is paid. However often it is tried, an offer is ordered once. When the
 * price is another one by now, the page shows it and `onPriceChanged` takes back what was agreed to.
 */
export function useOrder(offer: Offer, onPriceChanged: () => void) {
  const [ids] = useState(createPendingIds);
  const [newPrices, setNewPrices] = useState<ReadonlyMap<string, number>>(new Map());
  const locale = useLocale();
  const refresh = useRefreshBilling();
  const { mutateAsync } = trpc.billing.order.useMutation();
  useReloadWhenRestored();
  const order = useAction(
    (input: Order) => mutateAsync({ ...input, id: ids.get(getName(input)), locale, startNow: true }),
    {
      leaves: true,
      // The page says it, where the button is.
      failed: () => null,
      onDone: ({ url }) => window.location.assign(url),
      onFailed({ error, code }, input) {
        if (code === "already_subscribed") return refresh();
        // The provider would answer the same id with the same refusal.
        if (code === "checkout_failed") ids.delete(getName(input));
        const priceCents = getDomainError(error)?.data.priceCents;
        if (code !== "order_changed" || typeof priceCents !== "number") return;
        setNewPrices((prices) => new Map(prices).set(getName(input), priceCents));
        onPriceChanged();
      },
    },
  );
  const newPrice = newPrices.get(getName(offer));
  return {
    order,
    priceCents: newPrice ?? getPrice(offer.plan, offer.interval),
    isPriceChanged: newPrice !== undefined && getDomainError(order.error)?.code === "order_changed",
  };
}
