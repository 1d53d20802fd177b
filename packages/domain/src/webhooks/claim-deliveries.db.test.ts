import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { type Answer, webhookHarness } from "../testing/webhook-harness";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const { receiver, open, readDelivery, passPause } = webhookHarness(database);

/** An answer that comes when the test gives it. */
function held() {
  let answer: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => void (answer = resolve));
  return { promise, answer: (given: Answer) => answer(given) };
}

test("two processes share the work: nothing is sent twice", async () => {
  const { deliver } = await open();
  for (let n = 0; n < 30; n++) await deliver();
  const { send, ids } = receiver(() => new Promise((resolve) => setTimeout(() => resolve({}), 5)));
  const results = await Promise.all([send(), send(), send()]);
  expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(30);
  expect(new Set(ids()).size).toBe(30);
  expect(ids()).toHaveLength(30);
});

test("who dies with a request under way has it sent again after the lease, with the same id", async () => {
  const { deliver } = await open();
  const { id } = await deliver();
  const { promise, answer } = held();
  const dead = receiver(() => promise);
  const death = dead.send();
  await expect.poll(() => dead.requests.length).toBe(1);
  const next = receiver();
  expect(await next.send()).toMatchObject({ sent: 0, more: false });
  await passPause();
  expect(await next.send()).toMatchObject({ sent: 1 });
  expect(next.ids()).toEqual(dead.ids());
  expect(await readDelivery(id)).toMatchObject({ state: "delivered", tries: 2 });
  answer({});
  await death;
});

test("an answer after the lease changes only what was delivered", async () => {
  const { deliver } = await open();
  const { id } = await deliver();
  const { promise, answer } = held();
  const slow = receiver(() => promise);
  const round = slow.send();
  await expect.poll(() => slow.requests.length).toBe(1);
  await passPause();
  const next = receiver();
  await next.send();
  answer({ status: 500 });
  await round;
  const { state, dueAt, attempts } = await readDelivery(id);
  expect({ state, dueAt }).toEqual({ state: "delivered", dueAt: null });
  expect(attempts.map(({ status }) => status).sort()).toEqual([200, 500]);
});

test("what is deleted while it is sent is left alone", async () => {
  const { endpoint, deliver } = await open();
  await deliver();
  const { send } = receiver(async () => {
    await database.db.webhookEndpoint.delete({ where: { id: endpoint.id } });
    return {};
  });
  expect(await send()).toMatchObject({ more: false });
  expect(await database.db.webhookAttempt.count()).toBe(0);
});

test("an endpoint whose secret cannot be opened ends its own line alone", async () => {
  const broken = await open({ secret: "whsec_/of/another" });
  await broken.deliver();
  const fine = await open();
  await fine.deliver();
  const { send, entries } = receiver();
  expect(await send()).toMatchObject({ sent: 1, more: false });
  expect(entries.map(({ event }) => event)).toEqual(["webhooks.line_failed"]);
});
