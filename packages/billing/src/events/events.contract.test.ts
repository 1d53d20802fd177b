import { isSubscriptionEvent } from "@takt/domain/billing/model/event-types";
import type { PaymentEvent } from "@takt/domain/billing/ports/payments";
import { startSink } from "@takt/emulators/stripe/testing/start-sink";
import { expect, test } from "vitest";
import { useBillingHarness } from "../testing/use-billing-harness";

const harness = useBillingHarness();

test("the events of a purchase are read with the endpoint's secret, and tell user, customer and checkout", async () => {
  const sink = await startSink();
  const { secret } = await harness.stripe.webhookEndpoints.create({ url: sink.url, enabled_events: ["*"] });
  const payments = harness.create({ webhookSecret: secret });
  const { userId, customerId, checkoutId } = await harness.buy();
  await expect.poll(() => sink.types()).toContain("checkout.session.completed");
  const events = sink.received.map(({ payload, signature }) => {
    const got = payments.readEvent(new TextEncoder().encode(payload), signature);
    expect(got).toMatchObject({ kind: "event" });
    return (got as { event: PaymentEvent }).event;
  });
  const ours = events.filter(({ type }) => isSubscriptionEvent(type));
  expect(ours.length).toBeGreaterThan(3);
  expect(ours.filter((event) => event.customerId !== customerId)).toEqual([]);
  expect(events.find(({ type }) => type === "checkout.session.completed")).toMatchObject({
    userId,
    checkoutId,
  });
  for (const type of ["customer.created", "customer.subscription.created", "invoice.paid"])
    expect(events.find((event) => event.type === type)).toMatchObject({ userId });
  const { payload, signature } = sink.received[0]!;
  expect(harness.payments.readEvent(new TextEncoder().encode(payload), signature)).toMatchObject({
    kind: "bad_signature",
  });
  await sink.close();
});

test("a dispute's event names the dispute, whose charge names the customer", async () => {
  const sink = await startSink();
  const { secret } = await harness.stripe.webhookEndpoints.create({ url: sink.url, enabled_events: ["*"] });
  const payments = harness.create({ webhookSecret: secret });
  const { customerId } = await harness.buy();
  const [charge] = (await harness.stripe.charges.list({ customer: customerId })).data;
  const { id: disputeId } = await harness.control.dispute(charge!.id);
  await expect.poll(() => sink.types()).toContain("charge.dispute.created");
  const { payload, signature } = sink.received.find(({ payload: sent }) =>
    sent.includes("charge.dispute.created"),
  )!;
  expect(payments.readEvent(new TextEncoder().encode(payload), signature)).toMatchObject({
    kind: "event",
    event: { disputeId, customerId: null },
  });
  expect(await payments.getDispute(disputeId)).toEqual({
    kind: "ok",
    value: { customerId, amountCents: 2900, currency: "eur", reason: "fraudulent", status: "needs_response" },
  });
  await sink.close();
});
