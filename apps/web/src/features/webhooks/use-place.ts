import { parseAsString, useQueryStates } from "nuqs";
import { type RefObject, useEffect, useRef } from "react";

/** `state` is the filter of the deliveries, which is another webhook’s no more. */
const PLACE = { webhook: parseAsString, delivery: parseAsString, state: parseAsString };
const NOWHERE = { webhook: null, delivery: null, state: null };

/** The button of a webhook that leads to its deliveries. */
export const deliveriesButtonId = (webhookId: string) => `deliveries-${webhookId}`;

/**
 * The part of the page that the URL names: the list, the deliveries to a webhook (?webhook=…), or one of them (&delivery=…). The
 * focus follows: to the heading of what was opened, and from there back to the button that led to it.
 */
export function usePlace(heading: RefObject<HTMLHeadingElement | null>) {
  const [{ webhook, delivery }, show] = useQueryStates(PLACE);
  const shown = useRef(webhook);
  useEffect(() => {
    const before = shown.current;
    if (before === webhook) return;
    shown.current = webhook;
    // A dialog over it has the focus already.
    if (document.querySelector("[role=dialog]")) return;
    const opener = before !== null && document.getElementById(deliveriesButtonId(before));
    (opener || heading.current)?.focus();
  }, [webhook, heading]);
  return {
    webhookId: webhook,
    deliveryId: delivery,
    openList: () => void show(NOWHERE, { history: "push" }),
    openWebhook: (id: string) => void show({ ...NOWHERE, webhook: id }, { history: "push" }),
    openDelivery: ({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) =>
      void show({ webhook: webhookId, delivery: deliveryId }, { history: "push" }),
    closeDelivery: () => void show({ delivery: null }, { history: "replace" }),
  };
}
