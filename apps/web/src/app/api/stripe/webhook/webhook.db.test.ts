import { createHmac } from "node:crypto";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { createStripePayments } from "@takt/billing/create-stripe-payments";
import { startBilling } from "@takt/domain/testing/billing-harness";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { POST } from "./route";

const SECRET = "whsec_a_test";
const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("~/server/deps", () => ({ jobDeps: () => now.deps }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));

const database = useTestDatabase();
let billing: Awaited<ReturnType<typeof startBilling>>;

function use(webhookSecret: string | undefined) {
  const { readEvent } = createStripePayments(
    {
      secretKey: "sk_test_a",
      webhookSecret,
      baseUrl: "http://localhost:1",
      tax: "exempt",
      termsConsent: false,
    },
    billing.deps.log,
  );
  const payments = { ...billing.deps.payments, readEvent };
  now.deps = { ...fakeDeps(database.db), ...billing.deps, payments };
}

const START = Date.parse("2026-11-26T10:00:00Z");
let minutes = 0;

// A refusal is noted once a minute: each test has its own minutes.
beforeEach(async () => {
  vi.setSystemTime(START + (minutes += 10) * 60_000);
  billing = await startBilling(database.db);
  use(SECRET);
});

afterAll(() => void vi.useRealTimers());

const createEvent = (more: object = {}) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: "event",
  type: "customer.subscription.updated",
  created: 1_795_514_400,
  data: { object: { id: "sub_1", object: "subscription", customer: billing.customerId, metadata: {} } },
  ...more,
});

/** Signs a body as Stripe does: HMAC-SHA256 over the time, a dot and the raw bytes. */
function signed(body: string, { secret = SECRET, at = Date.now() } = {}) {
  const seconds = Math.floor(at / 1000);
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return { body, signature: `t=${seconds},v1=${mac}` };
}

async function deliver({ body, signature }: { body: string; signature?: string }) {
  const response = await POST(
    new Request("http://localhost:3000/api/stripe/webhook", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...(signature && { "stripe-signature": signature }) },
    }),
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

test("a signed event makes the row say what Stripe says", async () => {
  billing.subscribe();
  const event = signed(JSON.stringify(createEvent()));
  expect(await deliver(event)).toEqual({ status: 200, body: { received: true, result: "synced" } });
  expect(await deliver(event)).toEqual({ status: 200, body: { received: true, result: "repeated" } });
  expect(await billing.read()).toMatchObject({ subscriptionStatus: "active" });
});

test.each([
  ["no signature", (body: string) => ({ body })],
  ["another secret", (body: string) => signed(body, { secret: "whsec_another" })],
  ["another body", (body: string) => ({ ...signed(body), body: `${body} ` })],
  ["an old time", (body: string) => signed(body, { at: Date.now() - 301_000 })],
])("an event with %s is refused, and changes nothing", async (_, sign) => {
  billing.subscribe();
  expect(await deliver(sign(JSON.stringify(createEvent())))).toMatchObject({ status: 400 });
  expect(await billing.read()).toMatchObject({ subscriptionStatus: "free" });
  expect(await database.db.stripeEvent.count({ where: { customerId: billing.customerId } })).toBe(0);
  expect(billing.entries.filter(({ event }) => event === "billing.webhook_refused")).toHaveLength(1);
});

test("the health check learns of an event that was taken, and of one with a wrong signature", async () => {
  const recorded = () =>
    database.db.heartbeat.findMany({ where: { name: { startsWith: "stripe-webhook-" } } });
  await database.db.heartbeat.deleteMany();
  await deliver({ body: "x", signature: "y" });
  expect((await recorded()).map(({ name }) => name)).toEqual(["stripe-webhook-bad_signature"]);
  await deliver(signed(JSON.stringify(createEvent())));
  expect((await recorded()).map(({ name }) => name)).toContain("stripe-webhook-accepted");
});

test("of a minute's refused events one line and one row tell", async () => {
  await database.db.heartbeat.deleteMany();
  const lines = () => billing.entries.filter(({ event }) => event === "billing.webhook_refused");
  for (const signature of [
    "t=1,v1=ab",
    "x",
    `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`,
    "",
    "y",
  ])
    expect(await deliver({ body: "{}", signature })).toMatchObject({ status: 400 });
  expect(lines()).toHaveLength(1);
  const row = await database.db.heartbeat.findFirstOrThrow();
  await database.db.heartbeat.deleteMany();
  await deliver({ body: "{}", signature: "x" });
  expect(await database.db.heartbeat.findMany()).toEqual([]);
  vi.setSystemTime(Date.now() + 60_000);
  await deliver({ body: "{}", signature: "x" });
  expect(lines()).toMatchObject([{ count: 1 }, { count: 6 }]);
  expect(await database.db.heartbeat.findMany()).toMatchObject([{ name: row.name }]);
});

test("a body of ten megabytes is refused before it is read", async () => {
  expect(await deliver(signed("x".repeat(10 * 1024 * 1024)))).toMatchObject({ status: 413 });
});

test("an event of another type or customer is taken and ignored", async () => {
  const types = [createEvent({ type: "product.created" }), createEvent({ type: "something.new" })];
  for (const event of types)
    expect(await deliver(signed(JSON.stringify(event)))).toMatchObject({
      status: 200,
      body: { result: "ignored_type" },
    });
  const object = { id: "sub_2", object: "subscription", customer: "cus_of_another_account", metadata: {} };
  expect(await deliver(signed(JSON.stringify(createEvent({ data: { object } }))))).toMatchObject({
    status: 200,
    body: { result: "unknown_customer" },
  });
});

test("while Stripe does not answer, the event is asked for again", async () => {
  billing.subscribe();
  billing.provided.failure = { kind: "unavailable", reason: "500" };
  const event = signed(JSON.stringify(createEvent()));
  expect(await deliver(event)).toMatchObject({ status: 503 });
  billing.provided.failure = null;
  expect(await deliver(event)).toMatchObject({ status: 200 });
});

test("without a secret nothing is taken, and the log says so once a minute", async () => {
  use(undefined);
  for (let i = 0; i < 3; i++)
    expect(await deliver(signed(JSON.stringify(createEvent())))).toMatchObject({ status: 503 });
  expect(billing.entries.filter(({ event }) => event === "billing.webhook_not_configured")).toHaveLength(1);
});
