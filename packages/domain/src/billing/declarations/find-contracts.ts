import type { ContractNotice, Order } from "@takt/db/generated/prisma/client";
import type { BillingDeps, SyncDeps } from "../deps";
import { chooseSubscription } from "../model/choose-subscription";
import type { StripeSubscription } from "../model/stripe-subscription";
import type { PaymentFailure } from "../ports/payments";

/** More accounts with one address than this are left to the operator. */
const MAX_ACCOUNTS = 5;

/** Statuses of a subscription that runs or is still charged for. */
const RUNNING = ["active", "trialing", "past_due", "unpaid", "paused"];

export type Customer = { userId: string; customerId: string };
/** A customer's subscription that runs. */
export type Running = Customer & { subscription: StripeSubscription };

/**
 * Finds the customers whom a declaration may be of: the signed-in user who made it, else the accounts whose verified address is
 * the one that its author has confirmed. An address that an account never verified is nobody's. The case of letters makes
 * no difference.
 */
export async function findCustomers(
  { db }: Pick<BillingDeps, "db">,
  { userId, email }: Pick<ContractNotice, "userId" | "email">,
): Promise<Customer[]> {
  // Prisma's insensitive comparison is ILIKE, in which the underscores of an address stand for any character.
  return userId === null
    ? db.$queryRaw<Customer[]>`
        select id as "userId", stripe_customer_id as "customerId" from users
        where lower(email) = lower(${email}) and email_verified is not null and stripe_customer_id is not null
        order by id limit ${MAX_ACCOUNTS + 1}`
    : db.$queryRaw<Customer[]>`
        select id as "userId", stripe_customer_id as "customerId" from users
        where id = ${userId}::uuid and stripe_customer_id is not null`;
}

/** Reads from the payment provider which of some customers have a subscription that runs. */
export async function findRunning(
  { payments }: Pick<SyncDeps, "payments">,
  customers: readonly Customer[],
): Promise<Running[] | PaymentFailure> {
  const running: Running[] = [];
  for (const customer of customers) {
    const read = await payments.listSubscriptions(customer.customerId);
    if (read.kind !== "ok") return read;
    const { current: subscription } = chooseSubscription(read.value);
    if (subscription && RUNNING.includes(subscription.status)) running.push({ ...customer, subscription });
  }
  return running;
}

/** The contract that a customer's withdrawal is about: the order that began it, and the changes of plan since, oldest first. */
export type OrderedContract = Customer & {
  order: Order & { stripeSubscriptionId: string };
  changes: Order[];
};

/**
 * Finds the contract that each customer paid for last; one that was withdrawn from counts when there is no other. A change
 * of plan is an order as well, but began no contract.
 */
export async function findOrders(
  { db }: Pick<BillingDeps, "db">,
  customers: readonly Customer[],
): Promise<OrderedContract[]> {
  const contracts: OrderedContract[] = [];
  for (const customer of customers) {
    const orders = await db.order.findMany({
      where: { userId: customer.userId, status: { in: ["paid", "withdrawn"] } },
      orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
    });
    const began = orders.filter(beganSubscription);
    const order = began.find(({ status }) => status === "paid") ?? began[0];
    if (!order) continue;
    const changes = orders
      .filter(
        (one) => !beganSubscription(one) && one.orderedAt >= order.orderedAt && one.status === order.status,
      )
      .toReversed();
    contracts.push({ ...customer, order, changes });
  }
  return contracts;
}

function beganSubscription(order: Order): order is OrderedContract["order"] {
  return order.stripeSubscriptionId !== null;
}
