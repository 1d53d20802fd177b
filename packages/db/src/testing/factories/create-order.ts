import type { Db } from "../../client";
import type { Order, Prisma } from "../../generated/prisma/client";

/**
 * Creates an order of a user that waits for its payment: Professional by the month, ordered now unless overridden.
 * @param owner a user as createUser answers it
 */
export function createOrder(
  db: Pick<Db, "order">,
  owner: { id: string },
  overrides: Partial<Prisma.OrderUncheckedCreateInput> = {},
): Promise<Order> {
  return db.order.create({
    data: {
      userId: owner.id,
      orderedAt: new Date(),
      plan: "professional",
      interval: "month",
      priceCents: 2900,
      currency: "eur",
      tax: "exempt",
      locale: "en",
      textHash: "a hash",
      ...overrides,
    },
  });
}
