import Stripe from "stripe";
import { expect, test } from "vitest";
import { readEvent } from "./read-event";

const SECRET = "whsec_one";
const now = () => Math.floor(Date.now() / 1000);
const subject = { id: "sub_1", object: "subscription", customer: "cus_1", metadata: { user_id: "u1" } };
const createEvent = (object: object, more: object = {}) =>
  JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "customer.subscription.updated",
    created: 1_764_000_000,
    data: { object, ...more },
  });
const body = createEvent(subject);
const sign = (payload: string, { secret = SECRET, timestamp = now() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const read = (payload: string, signature: string | null, secrets: string | undefined = SECRET) =>
  readEvent(secrets, new TextEncoder().encode(payload), signature);

test("an event that is signed is read", () => {
  expect(read(body, sign(body))).toEqual({
    kind: "event",
    event: {
      id: "evt_1",
      type: "customer.subscription.updated",
      createdAt: new Date(1_764_000_000_000),
      customerId: "cus_1",
      userId: "u1",
      checkoutId: null,
      disputeId: null,
    },
  });
});

test.each([
  ["another secret", () => sign(body, { secret: "whsec_two" })],
  ["another body", () => sign(createEvent({ ...subject, customer: "cus_2" }))],
  ["a signature of 301 seconds ago", () => sign(body, { timestamp: now() - 301 })],
  ["a signature of the future", () => sign(body, { timestamp: now() + 310 })],
  ["no signature", () => null],
  ["an empty signature", () => ""],
  ["a signature without a time", () => "v1=abcd"],
  ["nonsense", () => "\u0000,,t=x,v1"],
])("an event with %s is refused", (_, header) => {
  const got = read(body, header());
  expect(got).toMatchObject({ kind: "bad_signature" });
  expect(JSON.stringify(got)).not.toContain("whsec");
});

test.each([
  ["of 290 seconds ago", -290],
  ["of 290 seconds ahead", 290],
])("an event with a signature %s is read", (_, offset) => {
  expect(read(body, sign(body, { timestamp: now() + offset }))).toMatchObject({ kind: "event" });
});

test("while a secret is rolled, both are accepted, and no third one", () => {
  const secrets = "whsec_old, whsec_new";
  for (const secret of ["whsec_old", "whsec_new"])
    expect(read(body, sign(body, { secret }), secrets)).toMatchObject({ kind: "event" });
  expect(read(body, sign(body), secrets)).toMatchObject({ kind: "bad_signature" });
});

test("without a secret nothing is accepted", () => {
  expect(readEvent(undefined, new TextEncoder().encode(body), sign(body))).toEqual({
    kind: "not_configured",
  });
  expect(readEvent(" , ", new TextEncoder().encode(body), sign(body))).toEqual({ kind: "not_configured" });
});

test.each([
  "",
  "{}",
  "[]",
  "null",
  "not json",
  '{"object":"event"}',
  '{"object":"v2.core.event","id":"evt_1"}',
])("the signed body %j is no event", (payload) => {
  expect(read(payload, sign(payload))).toMatchObject({ kind: "bad_signature" });
});

test.each([
  ["a customer", { id: "cus_1", object: "customer", metadata: { user_id: "u1" } }, {}, ["cus_1", "u1", null]],
  [
    "a checkout",
    {
      id: "cs_1",
      object: "checkout.session",
      customer: { id: "cus_1" },
      client_reference_id: "u1",
      metadata: {},
    },
    {},
    ["cus_1", "u1", "cs_1"],
  ],
  [
    "an invoice",
    {
      id: "in_1",
      object: "invoice",
      customer: "cus_1",
      metadata: {},
      parent: { subscription_details: { metadata: { user_id: "u1" } } },
    },
    {},
    ["cus_1", "u1", null],
  ],
  [
    "a detached payment method",
    { id: "pm_1", object: "payment_method", customer: null, metadata: {} },
    { previous_attributes: { customer: "cus_1" } },
    ["cus_1", null, null],
  ],
  ["a dispute", { id: "dp_1", object: "dispute", charge: "ch_1", metadata: null }, {}, [null, null, null]],
])("the event of %s tells whom it is about", (_, object, more, expected) => {
  const payload = createEvent(object, more);
  const got = read(payload, sign(payload));
  expect(got.kind === "event" && [got.event.customerId, got.event.userId, got.event.checkoutId]).toEqual(
    expected,
  );
});
