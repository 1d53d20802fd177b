import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import type { Price } from "../../store/objects";
import { updateObject } from "../save";

/** Frees a lookup key for another price: one that has it loses it if it may be transferred, else it is taken. */
export function takeLookupKey(
  backend: Backend,
  key: string,
  transfer: boolean | undefined,
  taker?: string,
): void {
  const owner = backend.store.list("price").find((price) => price.lookup_key === key && price.id !== taker);
  if (!owner) return;
  if (!transfer)
    throw invalidRequest(`A price (\`${owner.id}\`) already uses that lookup key.`, { param: "lookup_key" });
  savePrice(backend, owner, { lookup_key: null });
}

/** Saves a change of a price, also where subscriptions show it. */
export function savePrice(backend: Backend, before: Price, change: Partial<Price>): Price {
  const price = updateObject(backend, "price", before, change, "price.updated");
  for (const subscription of backend.store.list("subscription")) {
    if (!subscription.items.data.some((item) => item.price.id === price.id)) continue;
    const data = subscription.items.data.map((item) =>
      item.price.id === price.id ? { ...item, price } : item,
    );
    backend.store.save("subscription", { ...subscription, items: { ...subscription.items, data } });
  }
  return price;
}
