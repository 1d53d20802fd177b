import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyAtStripe, callStripe } from "../harness/call-stripe";
import { startStack, type Stack } from "../harness/start-stack";
import { waitFor } from "../harness/wait-for";

const MINUTE_MS = 60_000;
/** Longer than Stripe waits before it delivers an event again. */
const REDELIVERY_MS = 6 * MINUTE_MS;

const database = useTestDatabase();
let stack: Stack;

beforeAll(async () => {
  stack = await startStack(database.url);
}, 4 * MINUTE_MS);

afterAll(() => stack.stop(), MINUTE_MS);

/** Creates a user who is a customer. */
async function createPayer() {
  const user = await createUser(database.db);
  const { id: customer } = await callStripe(stack.stripeUrl, "customers", { "metadata[user_id]": user.id });
  await database.db.user.update({ where: { id: user.id }, data: { stripeCustomerId: customer } });
  const read = () => database.db.user.findUniqueOrThrow({ where: { id: user.id } });
  return { customer, read };
}

/** Kills the web process and waits until it is up again. */
async function killWeb() {
  stack.kill("web");
  const isUp = async () => (await fetch(`${stack.webUrl}/api/health`)).headers.get("content-type") !== null;
  await waitFor("it is up again", isUp, MINUTE_MS);
}

test.each([
  ["before Stripe has read the call", "before"],
  ["when Stripe has answered, and nothing is written yet", "after"],
] as const)(
  "a process that is killed in a webhook, %s, leaves the row that Stripe's state gives",
  async (_, stage) => {
    const { customer, read } = await createPayer();
    const { id: fault } = await stack.stripe.fault({
      match: { path: "/v1/subscriptions", method: "GET" },
      kind: "hold",
      stage,
      // Of every event of the purchase: none may make up for another.
      times: "always",
    });
    const subscription = await buyAtStripe(stack.stripeUrl, {
      lookupKey: "enterprise_yearly",
      customerId: customer,
    });
    await waitFor(
      "the webhook asks for the subscriptions",
      async () => (await stack.stripe.held()).length > 0,
    );
    // The event is stored, and nothing else.
    expect(await read()).toMatchObject({ subscriptionStatus: "free" });
    expect(
      await database.db.stripeEvent.count({ where: { customerId: customer, processedAt: null } }),
    ).toBeGreaterThan(0);
    await stack.stripe.clearFaults();
    await killWeb();
    await stack.stripe.release(fault, { drop: true });
    await stack.stripe.tick(REDELIVERY_MS);
    const isPaid = async () => (await read()).subscriptionStatus === "active";
    await waitFor("the row says what Stripe says", isPaid, MINUTE_MS);
    expect(await read()).toMatchObject({
      subscriptionStatus: "active",
      subscriptionPlan: "enterprise",
      subscriptionInterval: "year",
      stripeSubscriptionId: subscription,
    });
  },
  3 * MINUTE_MS,
);
