import Stripe from "stripe";
import { expect, test } from "vitest";
import { signPayload } from "./deliver-event";

const payload = JSON.stringify({ id: "evt_1", object: "event" });
const now = () => Math.floor(Date.now() / 1_000);
const verify = (header: string, body = payload) =>
  new Stripe("sk_test_x").webhooks.constructEvent(body, header, "whsec_1");

test("the SDK accepts the signature and refuses another secret, an old time and a changed body", () => {
  expect(verify(signPayload(payload, "whsec_1", now()))).toMatchObject({ id: "evt_1" });
  expect(() => verify(signPayload(payload, "whsec_2", now()))).toThrow(/signature/i);
  expect(() => verify(signPayload(payload, "whsec_1", now() - 600))).toThrow(/tolerance/i);
  expect(() => verify(signPayload(payload, "whsec_1", now()), `${payload} `)).toThrow(/signature/i);
});
