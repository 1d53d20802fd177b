import type Stripe from "stripe";
import { boolean, created, expand, oneOf, pagination, paramsOf, text } from "../../http/params";
import { cancellationDetails } from "./params";

export const cancelParams = paramsOf<Stripe.SubscriptionCancelParams>()({
  cancellation_details: cancellationDetails.optional(),
  expand,
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
});

export const listParams = paramsOf<Stripe.SubscriptionListParams>()(
  {
    ...pagination,
    ...created,
    customer: text.optional(),
    price: text.optional(),
    status: oneOf(
      "active",
      "all",
      "canceled",
      "ended",
      "incomplete",
      "incomplete_expired",
      "past_due",
      "paused",
      "trialing",
      "unpaid",
    ).optional(),
  },
  [
    "automatic_tax",
    "collection_method",
    "current_period_end",
    "current_period_start",
    "customer_account",
    "plan",
    "test_clock",
  ],
);
