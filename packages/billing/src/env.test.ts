import { expect, test } from "vitest";
import { billingEnv } from "./env";

const read = (given: Record<string, string>) => billingEnv.safeParse(given);

test("nothing needs to be set", () => {
  expect(billingEnv.parse({})).toEqual({
    STRIPE_BASE_URL: "https://api.stripe.com",
    STRIPE_TERMS_CONSENT: "off",
    MONEY_BACK_DAYS: 30,
  });
});

test.each([
  [{ STRIPE_SECRET_KEY: "sk_live_51Abc" }],
  [{ STRIPE_SECRET_KEY: " rk_test_51Abc " }],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_abc+/=" }],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_old, whsec_new" }],
  [{ STRIPE_BASE_URL: "http://127.0.0.1:4012" }],
  [{ STRIPE_BASE_URL: "https://api.stripe.com/" }],
  [{ STRIPE_TAX: "automatic" }],
  [{ STRIPE_TERMS_CONSENT: "on" }],
  [{ MONEY_BACK_DAYS: "0" }],
])("%o is accepted", (given) => {
  expect(read(given).success).toBe(true);
});

test.each([
  [{ STRIPE_SECRET_KEY: "pk_live_51Abc" }],
  [{ STRIPE_SECRET_KEY: "sk_live_51 Abc" }],
  [{ STRIPE_WEBHOOK_SECRET: "we_123" }],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_old,,whsec_new" }],
  [{ STRIPE_BASE_URL: "https://api.stripe.com/v1" }],
  [{ STRIPE_BASE_URL: "ftp://api.stripe.com" }],
  [{ STRIPE_TAX: "yes" }],
  [{ STRIPE_TERMS_CONSENT: "yes" }],
  [{ MONEY_BACK_DAYS: "-1" }],
])("%o is refused", (given) => {
  expect(read(given).success).toBe(false);
});
