import { startHarness } from "@takt/emulators/stripe/testing/start-harness";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runStripeSetup } from "./run-stripe-setup";

const KEY = "sk_test_emulated";
let harness: Awaited<ReturnType<typeof startHarness>>;
let printed: string[] = [];

beforeAll(async () => {
  harness = await startHarness({ settings: { webhooks: "drop" } });
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.control.reset();
  await harness.control.settings({ webhooks: "drop" });
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

async function run(environment: Record<string, string> = {}) {
  printed = [];
  const code = await runStripeSetup({
    STRIPE_SECRET_KEY: KEY,
    STRIPE_BASE_URL: harness.url,
    AUTH_URL: "https://takt.example.com",
    ...environment,
  });
  return { code, text: printed.join("\n") };
}

test("each object is named with what was done, and the second run finds all right", async () => {
  const first = await run();
  expect(first.code).toBe(0);
  expect(first.text).toContain(`Stripe (sandbox) at ${harness.url}, for Takt at https://takt.example.com:`);
  expect(first.text.match(/^ {2}created/gm)).toHaveLength(8);
  expect(first.text).toMatch(/STRIPE_WEBHOOK_SECRET=whsec_\w+/);
  const second = await run();
  expect(second.code).toBe(0);
  expect(second.text.match(/^ {2}already right {2}\w/gm)).toHaveLength(8);
  expect(second.text).not.toMatch(/created|changed|whsec_/);
  expect(first.text + second.text).not.toContain(KEY);
});

test("without AUTH_URL Takt is on this machine, at PORT", async () => {
  const { code, text } = await run({ AUTH_URL: "", PORT: "3100" });
  expect(code).toBe(0);
  expect(text).toContain("skipped        webhook endpoint http://localhost:3100/api/stripe/webhook");
});

test.each([
  ["no key", { STRIPE_SECRET_KEY: "" }, "STRIPE_SECRET_KEY: is not set"],
  ["a publishable key", { STRIPE_SECRET_KEY: "pk_live_1" }, "STRIPE_SECRET_KEY: must be a secret key"],
  [
    "a live key for this machine",
    { STRIPE_SECRET_KEY: "sk_live_1", AUTH_URL: "" },
    "AUTH_URL: must be the https",
  ],
])("with %s nothing is asked, and it is said what is missing", async (_, environment, message) => {
  const { code, text } = await run(environment);
  expect([code, text]).toEqual([2, expect.stringContaining(message)]);
  expect(await harness.control.requests({ path: "^/v1/" })).toEqual([]);
});

test("a refused key ends with what Stripe says, and without the key", async () => {
  await harness.control.fault({
    kind: "answer",
    status: 401,
    body: { error: { type: "invalid_request_error", message: `Invalid API Key provided: ${KEY}` } },
  });
  const { code, text } = await run();
  expect([code, text]).toEqual([1, expect.stringContaining("Stripe refuses the secret key (status 401)")]);
  expect(text).not.toContain(KEY);
});
