import { createHash } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { BillingErrorCode } from "./model/billing-errors";
import { getOrderFacts } from "./model/order-facts";
import type { OrderInput } from "./model/order-input";
import type { SalesTerms } from "./model/sales-terms";

/**
 * Stores an order as its page showed it, once under an id from the browser. Refuses with `order_changed` (priceCents)
 * when the price is another one by now, and with `order_not_found` when the id is somebody else's.
 */
export async function createOrder(
  tx: Pick<Prisma.TransactionClient, "order">,
  actor: Actor,
  { id, plan, interval, priceCents, locale, startNow }: OrderInput,
  { now, terms }: { now: Date; terms: SalesTerms },
) {
  const facts = getOrderFacts({ plan, interval }, terms);
  if (facts.priceCents !== priceCents)
    throw new DomainError<BillingErrorCode>("order_changed", { priceCents: facts.priceCents });
  const { currency, tax } = facts;
  await tx.order.createMany({
    data: {
      id,
      userId: actor.userId,
      orderedAt: now,
      plan,
      interval,
      priceCents,
      currency,
      tax,
      locale,
      textHash: createHash("sha256").update(JSON.stringify(facts)).digest("hex"),
      startNowAt: startNow ? now : null,
    },
    skipDuplicates: true,
  });
  const order = await tx.order.findFirst({ where: { id, userId: actor.userId, plan, interval } });
  if (!order) throw new DomainError<BillingErrorCode>("order_not_found");
  return order;
}
