import type { z } from "zod";
import type { Backend } from "../../backend";
import { taxPlaceOf } from "../../billing/tax";
import { invalidRequest } from "../../http/api-error";
import { mergeMetadata } from "../../http/params";
import type { CheckoutSession, LineItem } from "../../store/objects";
import { requireReference } from "../save";
import { requireActivePrice } from "../subscriptions/read-items";
import { checkParams } from "./check-params";
import { lineItem, taxLine } from "./line-items";
import { newSession } from "./new-session";
import type { createParams } from "./params";

type Params = z.output<typeof createParams>;

/** Creates an open checkout session, with its page. Its end was chosen by the caller's clock, which is real time. */
export function createSession(backend: Backend, given: Params): CheckoutSession {
  const { expires_at } = given;
  const params =
    expires_at === undefined ? given : { ...given, expires_at: expires_at + backend.secondsAhead() };
  const customer =
    params.customer === undefined
      ? undefined
      : requireReference(backend, "customer", params.customer, "customer");
  checkParams(backend, params, customer);
  const place = params.automatic_tax?.enabled && customer ? taxPlaceOf(backend, customer) : null;
  const lines = readLines(backend, params).map((line) => taxLine(line, place));
  const session = newSession(backend, params, { customer, lines });
  const { subscription_data: data } = params;
  backend.store.save("checkout.session", session);
  backend.store.save("checkout_input", {
    id: session.id,
    lines,
    intent: null,
    updatesAddress: params.customer_update?.address === "auto",
    updatesName: params.customer_update?.name === "auto",
    metadata: mergeMetadata({}, data?.metadata),
    description: data?.description ?? null,
    trialEnd: data?.trial_end ?? null,
    trialDays: data?.trial_period_days ?? null,
    missingPaymentMethod: data?.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice",
  });
  backend.jobs.schedule("expire_checkout", session.id, session.expires_at);
  return session;
}

function readLines(backend: Backend, { line_items, subscription_data }: Params): LineItem[] {
  const isTrial =
    subscription_data?.trial_end !== undefined || (subscription_data?.trial_period_days ?? 0) > 0;
  const lines = line_items.map(({ price, quantity, metadata }, index) =>
    lineItem(backend, requireActivePrice(backend, price, `line_items[${index}][price]`), {
      quantity,
      isTrial,
      metadata: mergeMetadata({}, metadata),
    }),
  );
  if (new Set(lines.map(({ currency }) => currency)).size > 1)
    throw invalidRequest("All prices on a Checkout Session must have the same currency.", {
      param: "line_items",
    });
  return lines;
}
