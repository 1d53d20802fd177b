import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import { mergeMetadata } from "../../http/params";
import { newItem, planOf } from "../../resources/subscriptions/new-subscription";
import type { Price, Subscription, SubscriptionItem } from "../../store/objects";
import { periodEnd, periodStart } from "../subscription-state";

export type ItemChange = {
  id?: string | undefined;
  price?: Price | undefined;
  quantity?: number | undefined;
  deleted?: boolean | undefined;
  metadata?: Record<string, string> | null | undefined;
};

/** The items after a change. One without an id is added: it does not replace the item that is there. */
export function changeItems(
  backend: Backend,
  subscription: Subscription,
  changes: ItemChange[],
): SubscriptionItem[] {
  for (const { id } of changes)
    if (id !== undefined && !subscription.items.data.some((item) => item.id === id))
      throw invalidRequest(`No such subscription_item: '${id}'`, {
        code: "resource_missing",
        param: "items[0][id]",
      });
  const remaining = subscription.items.data.flatMap((item) => {
    const change = changes.find(({ id }) => id === item.id);
    if (!change) return [item];
    if (change.deleted) return [];
    const price = change.price ?? item.price;
    return [
      {
        ...item,
        metadata: mergeMetadata(item.metadata, change.metadata),
        plan: planOf(price),
        price,
        quantity: change.quantity ?? item.quantity ?? 1,
      },
    ];
  });
  const period = { start: periodStart(subscription), end: periodEnd(subscription) };
  const added = changes
    .filter(({ id }) => id === undefined)
    .map(({ price, quantity = 1, metadata }) => {
      if (!price)
        throw invalidRequest("Missing required param: items[0][price].", {
          code: "parameter_missing",
          param: "items[0][price]",
        });
      return newItem(
        backend,
        subscription.id,
        { price, quantity, metadata: mergeMetadata({}, metadata) },
        period,
      );
    });
  return checked(subscription, [...remaining, ...added]);
}

function checked(subscription: Subscription, items: SubscriptionItem[]): SubscriptionItem[] {
  if (items.length === 0)
    throw invalidRequest(
      "A subscription must have at least one active plan. To cancel a subscription, please use the cancel subscription API endpoint.",
      { param: "items" },
    );
  for (const [index, { price }] of items.entries()) {
    if (items.findIndex((item) => item.price.id === price.id) !== index)
      throw invalidRequest(`You cannot add multiple subscription items with the same price: ${price.id}.`, {
        param: "items",
      });
    if (price.currency !== subscription.currency)
      throw invalidRequest(
        `The price specified only supports \`${price.currency}\`. This doesn't match the expected currency: \`${subscription.currency}\`.`,
        { param: "items" },
      );
  }
  return items;
}
