import { emailToUser, planEach, type PlannerDeps } from "../../outbox/email-planner";
import { EMAIL_DATA } from "../../outbox/model/email-data";
import type { BillingEmailContent } from "../../outbox/ports/billing-email";
import type { Email } from "../../outbox/ports/mailer";
import { PLANS, getPlan } from "../../plans/model/plans";

/** Plans the confirmation of an order, in its language. It is sent whatever has become of the order since. */
export const planOrderConfirmedEmail = planEach(async (deps, { id, userId, orderId, data }) => {
  const order = orderId && (await deps.db.order.findUnique({ where: { id: orderId } }));
  if (!order) return [];
  const { orderedAt: at, priceCents, currency, startNowAt } = order;
  const emails = await toCustomer(deps, id, userId, ({ name, timezone: zone }) => ({
    kind: "order_confirmed",
    name,
    ordered: { at, zone },
    plan: order.plan as "professional" | "enterprise",
    interval: order.interval as "month" | "year",
    priceCents,
    currency,
    tax: order.tax as "exempt" | "included",
    startNowAt,
    ...EMAIL_DATA.order_confirmed.parse(data),
  }));
  const locale = order.locale === "de" ? "de" : "en";
  return emails.map((email) => ({ ...email, locale }));
});

/** Plans the email about a payment that failed; none when it has been paid since. */
export const planPastDueEmail = planEach((deps, { id, userId }) =>
  toCustomer(deps, id, userId, ({ name, subscriptionStatus }) =>
    subscriptionStatus === "past_due" ? { kind: "subscription_past_due", name } : null,
  ),
);

/** Plans the email about a subscription that has ended; none when there is another one by now. */
export const planEndedEmail = planEach((deps, { id, userId, data }) =>
  toCustomer(deps, id, userId, ({ name, timezone: zone, ...user }) => {
    const subscription = {
      status: user.subscriptionStatus,
      plan: user.subscriptionPlan,
      endsAt: user.subscriptionExpiresAt,
    };
    if (getPlan(subscription, deps.clock.now()) !== "free") return null;
    const at = new Date(EMAIL_DATA.subscription_ended.parse(data).endedAt);
    const { postsPerMonth, aiPostsPerMonth: aiPosts } = PLANS.free;
    return {
      kind: "subscription_ended",
      name,
      ended: { at, zone },
      free: { posts: postsPerMonth!, aiPosts },
    };
  }),
);

/** Plans the email about a refund. */
export const planRefundEmail = planEach((deps, { id, userId, data }) =>
  toCustomer(deps, id, userId, ({ name }) => ({
    kind: "refund_issued",
    name,
    ...EMAIL_DATA.refund_issued.parse(data),
  })),
);

const CUSTOMER = {
  name: true,
  email: true,
  preferredLanguage: true,
  timezone: true,
  subscriptionStatus: true,
  subscriptionPlan: true,
  subscriptionExpiresAt: true,
} as const;

/** Returns an email to a user who has an address, whatever their waitlist status: they have paid. */
async function toCustomer(
  { db }: Pick<PlannerDeps, "db">,
  id: string,
  userId: string | null,
  findContent: (user: Customer) => BillingEmailContent | null,
): Promise<Email[]> {
  const user = userId && (await db.user.findUnique({ where: { id: userId }, select: CUSTOMER }));
  if (!user || user.email === null) return [];
  const content = findContent(user);
  return content ? [emailToUser(id, { ...user, email: user.email }, content)] : [];
}

type Customer = {
  name: string | null;
  timezone: string;
  subscriptionStatus: string;
  subscriptionPlan: string | null;
  subscriptionExpiresAt: Date | null;
};
