import { WEBHOOK_SECRET } from "@takt/db/testing/factories/create-webhook";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { type Answer, toId, webhookHarness } from "../testing/webhook-harness";
import { toMessageId } from "./model/create-webhook-body";
import { signWebhook } from "./sign-webhook";
import type { WebhookRequest } from "./ports/webhook-sender";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const DAY_MS = 86_400_000;
const OTHER_SECRET = "whsec_plJ3nmyCDGBKInavdOK15jsl";
const { receiver, open, readDelivery, passPause } = webhookHarness(database);

test("what is sent has the headers of Standard Webhooks, and is delivered once", async () => {
  const { endpoint, deliver } = await open();
  const delivery = await deliver({ type: "post.published", data: { postId: "p", url: null } });
  const { send, requests } = receiver(() => ({ status: 204, response: "thanks" }));
  expect(await send()).toEqual({ sent: 1, more: false, wait: null });
  expect(await send()).toEqual({ sent: 0, more: false, wait: null });
  const [{ url, headers, body }] = requests as [WebhookRequest];
  const timestamp = Number(headers["webhook-timestamp"]);
  expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
  expect(url).toBe(endpoint.url);
  expect(JSON.parse(body)).toEqual({
    type: "post.published",
    timestamp: delivery.occurredAt.toISOString(),
    data: { postId: "p", url: null },
  });
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": toMessageId(delivery.id),
    "webhook-signature": signWebhook({ id: toMessageId(delivery.id), timestamp, body }, [WEBHOOK_SECRET]),
  });
  const { state, dueAt, tries, attempts } = await readDelivery(delivery.id);
  expect({ state, dueAt, tries }).toEqual({ state: "delivered", dueAt: null, tries: 1 });
  expect(attempts).toMatchObject([{ status: 204, failure: null, response: "thanks" }]);
});

test("during the overlap it is signed with both secrets, after that with the new one alone", async () => {
  const oldSecret = OTHER_SECRET;
  const { endpoint, deliver } = await open({ oldSecret, oldSecretEnds: new Date(Date.now() + DAY_MS) });
  const { send, requests } = receiver();
  await deliver();
  await send();
  await database.db.webhookEndpoint.update({
    where: { id: endpoint.id },
    data: { oldSecretEnds: new Date(Date.now() - 1000) },
  });
  await deliver();
  await send();
  const secrets = [[WEBHOOK_SECRET, OTHER_SECRET], [WEBHOOK_SECRET]];
  for (const [at, { headers, body }] of requests.entries()) {
    const message = {
      id: toId({ headers } as WebhookRequest)!,
      timestamp: Number(headers["webhook-timestamp"]),
      body,
    };
    expect(headers["webhook-signature"]).toBe(signWebhook(message, secrets[at]!));
  }
  expect(requests).toHaveLength(2);
});

test("a failure is tried ten times, with the same id and body, and then given up", async () => {
  const { deliver, read } = await open();
  const { id } = await deliver();
  const { send, requests } = receiver(() => ({ status: 500 }));
  const waits: (number | null)[] = [];
  for (let round = 0; round < 11; round++) {
    waits.push((await send()).wait);
    await passPause();
  }
  expect(requests).toHaveLength(10);
  expect(new Set(requests.map((one) => `${toId(one)} ${one.body}`)).size).toBe(1);
  expect(waits[0]).toBeGreaterThan(4000);
  expect(waits[0]).toBeLessThan(5600);
  expect(waits.slice(9)).toEqual([null, null]);
  expect(await readDelivery(id)).toMatchObject({ state: "failed", dueAt: null, tries: 10 });
  expect(await read()).toMatchObject({ restReason: "failing" });
});

test("an endpoint to which something got through meanwhile does not rest when a delivery is given up", async () => {
  const { deliver, read } = await open();
  const { id } = await deliver();
  const bad = toMessageId(id);
  const { send } = receiver((request) => (toId(request) === bad ? { status: 500 } : {}));
  for (let round = 0; round < 10; round++) {
    if (round === 4) await deliver();
    await send();
    await passPause();
  }
  expect(await readDelivery(id)).toMatchObject({ state: "failed" });
  expect(await read()).toMatchObject({ restedAt: null });
});

test("410 lets the endpoint rest at once; what waits stays, and is sent when it is resumed", async () => {
  const { endpoint, deliver, read } = await open();
  const first = await deliver({
    occurredAt: new Date(Date.now() - 9000),
    dueAt: new Date(Date.now() - 9000),
  });
  const second = await deliver();
  const gone = receiver(() => ({ status: 410 }));
  await gone.send();
  expect(gone.ids()).toEqual([toMessageId(first.id)]);
  expect(await read()).toMatchObject({ restReason: "gone" });
  expect(await readDelivery(first.id)).toMatchObject({ state: "failed", dueAt: null });
  await database.db.webhookEndpoint.update({
    where: { id: endpoint.id },
    data: { restedAt: null, restReason: null },
  });
  const back = receiver();
  await back.send();
  expect(back.ids()).toEqual([toMessageId(second.id)]);
});

test.each<Answer>([{ status: 429 }, { status: 502 }, { status: 504 }, { status: 503, retryAfter: 30 }])(
  "after %o nothing more is sent to the endpoint for a while",
  async (answer) => {
    const { deliver, read } = await open();
    await deliver();
    await deliver();
    const { send, requests } = receiver(() => answer);
    expect(await send()).toMatchObject({ sent: 0, more: false });
    expect(requests).toHaveLength(1);
    expect((await read()).slowUntil!.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await passPause();
    const healed = receiver();
    expect(await healed.send()).toMatchObject({ sent: 2 });
    expect(await read()).toMatchObject({ slowUntil: null });
  },
);

test("guard webhook-order: of a post only the oldest is sent until it is delivered, others are not held up", async () => {
  const { deliver } = await open();
  const postId = "018f0000-0000-7000-8000-000000000001";
  const at = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000);
  const second = await deliver({ postId, occurredAt: at(2), dueAt: at(0) });
  const first = await deliver({ postId, occurredAt: at(1), dueAt: at(1) });
  const other = await deliver({
    postId: "018f0000-0000-7000-8000-000000000002",
    occurredAt: at(3),
    dueAt: at(3),
  });
  const bad = toMessageId(first.id);
  const failing = receiver((request) => (toId(request) === bad ? { status: 500 } : {}));
  await failing.send();
  expect(failing.ids()).toEqual([bad, toMessageId(other.id)]);
  await passPause();
  const healed = receiver();
  await healed.send();
  expect(healed.ids()).toEqual([bad, toMessageId(second.id)]);
});

test.each([
  ["guard webhook-paused: nothing is sent to an endpoint that is paused", { pausedAt: new Date(0) }],
  ["guard webhook-rested: nothing is sent to an endpoint that rests", { restedAt: new Date(0) }],
  [
    "guard webhook-slow: nothing is sent to an endpoint that asked for time",
    { slowUntil: new Date(Date.now() + DAY_MS) },
  ],
])("%s", async (_, state) => {
  const { deliver } = await open(state);
  await deliver();
  const { send, requests } = receiver();
  expect(await send()).toEqual({ sent: 0, more: false, wait: null });
  expect(requests).toEqual([]);
});

test("guard webhook-due: what is due later is not sent yet", async () => {
  const { deliver } = await open();
  await deliver({ dueAt: new Date(Date.now() + DAY_MS) });
  const now = await deliver();
  const { send, ids } = receiver();
  await send();
  expect(ids()).toEqual([toMessageId(now.id)]);
});

test("guard webhook-workspace: nothing is sent for a workspace that is closed", async () => {
  const { owner, deliver } = await open();
  await deliver();
  await database.db.workspace.update({ where: { id: owner.workspaceId }, data: { closedAt: new Date() } });
  const { send, requests } = receiver();
  expect(await send()).toEqual({ sent: 0, more: false, wait: null });
  expect(requests).toEqual([]);
});

test("nothing is sent for a workspace whose owner's plan has ended; it waits", async () => {
  const { owner, deliver } = await open();
  const { id } = await deliver();
  const plan = (subscriptionStatus: string) =>
    database.db.user.update({ where: { id: owner.id }, data: { subscriptionStatus } });
  await plan("ended");
  const { send, ids } = receiver();
  expect(await send()).toEqual({ sent: 0, more: false, wait: null });
  await plan("active");
  await send();
  expect(ids()).toEqual([toMessageId(id)]);
});
