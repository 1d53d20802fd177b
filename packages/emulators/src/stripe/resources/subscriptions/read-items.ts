import type { z } from "zod";
import type { Backend } from "../../backend";
import type { Change } from "../../billing/change/plan-change";
import { invalidRequest } from "../../http/api-error";
import type { Price } from "../../store/objects";
import { requireReference } from "../save";
import type { changedItem } from "./params";

/** The items of parameters with their prices. */
export function readItems(backend: Backend, items: z.output<typeof changedItem>[]): Change["items"] {
  return items.map(({ id, price, quantity, deleted, metadata }, index) => ({
    id,
    quantity,
    deleted,
    metadata,
    price: price === undefined ? undefined : requireActivePrice(backend, price, `items[${index}][price]`),
  }));
}

/** A price that something can be sold at now, and again and again. */
export function requireActivePrice(backend: Backend, id: string, param: string): Price {
  const price = requireReference(backend, "price", id, param);
  if (!price.active)
    throw invalidRequest("The price specified is inactive. This field only accepts active prices.", {
      param,
    });
  if (!price.recurring)
    throw invalidRequest(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      { param },
    );
  return price;
}
