import type { Prisma } from "@takt/db/generated/prisma/client";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { purge } from "../retention/purge";
import { RETENTION_DAYS } from "../retention/model/retention";
import { createTeam } from "../testing/create-team";
import { createWebhookEndpoint } from "../testing/create-webhook-endpoint";
import { fakeDeps } from "../testing/fake-deps";
import { getDelivery } from "./get-delivery";
import { listDeliveries, listDeliveriesInput } from "./list-deliveries";
import { listWebhooks } from "./list-webhooks";
import { replayDelivery, replayFailed } from "./replay-deliveries";
import { sendTest } from "./send-test";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

const NOW = Date.parse("2027-03-10T12:30:00Z");
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS);
const deps = (minutes = 0) =>
  fakeDeps(database.db, { clock: { now: () => at(minutes).getTime(), sleep: () => Promise.resolve() } });

/** A team with a webhook, and who adds deliveries to it. */
async function make() {
  const team = await createTeam(database.db, "admin", "editor", "approver", "viewer");
  const webhook = await createWebhookEndpoint(database.db, team.owner);
  const add = (data: Partial<Prisma.WebhookDeliveryUncheckedCreateInput> = {}) =>
    database.db.webhookDelivery.create({
      data: { endpointId: webhook.id, type: "post.published", data: {}, occurredAt: at(-60), ...data },
    });
  /** One that was given up after ten tries. */
  const addFailed = (minutes: number) =>
    add({ state: "failed", tries: 10, dueAt: null, occurredAt: at(minutes) });
  return { ...team, ref: { id: webhook.id }, add, addFailed };
}
const page = (input: object) => listDeliveriesInput.parse(input);
const readRow = (id: string) => database.db.webhookDelivery.findUniqueOrThrow({ where: { id } });

test("a test is a delivery of its own, due at once", async () => {
  const { owner, ref } = await make();
  const { deliveryId } = await sendTest(deps(), owner, ref);
  expect(await getDelivery(deps(), owner, { id: deliveryId })).toEqual({
    id: deliveryId,
    messageId: `msg_${deliveryId.replaceAll("-", "")}`,
    type: "ping",
    postId: null,
    occurredAt: at(0),
    state: "pending",
    tries: 0,
    nextTryAt: at(0),
    lastStatus: null,
    body: JSON.stringify({
      type: "ping",
      timestamp: at(0).toISOString(),
      data: { webhookId: ref.id },
    }),
    attempts: [],
  });
});

test("deliveries are listed page by page, the latest first, also of one state", async () => {
  const { owner, ref, add, addFailed } = await make();
  const older = await addFailed(-3);
  // Two of the same moment are told apart by their ids.
  const twins = [await add({ occurredAt: at(-2) }), await add({ occurredAt: at(-2) })];
  const newest = await addFailed(-1);
  const ids = [
    newest.id,
    ...twins
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
    older.id,
  ];
  const first = await listDeliveries(deps(), owner, page({ ...ref, limit: 2 }));
  const second = await listDeliveries(deps(), owner, page({ ...ref, limit: 2, cursor: first.nextCursor }));
  expect([...first.deliveries, ...second.deliveries].map(({ id }) => id)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
  const failed = await listDeliveries(deps(), owner, page({ ...ref, state: "failed" }));
  expect(failed.deliveries.map(({ id }) => id)).toEqual([newest.id, older.id]);
});

test("a delivery has each answer, the latest first, and the list counts what became of all", async () => {
  const { owner, add, addFailed } = await make();
  const { id } = await add({ state: "delivered", tries: 2, dueAt: null, data: { postId: null } });
  const attempt = (data: object) =>
    database.db.webhookAttempt.create({ data: { deliveryId: id, took: 5, sentAt: at(-9), ...data } });
  await attempt({ status: 204, sentAt: at(-5), response: "" });
  await attempt({ failure: "timeout", took: 15_000 });
  const detail = await getDelivery(deps(), owner, { id });
  expect(detail).toMatchObject({
    lastStatus: 204,
    attempts: [
      { status: 204, failure: null, tookMs: 5 },
      { status: null, failure: "timeout", tookMs: 15_000 },
    ],
  });
  await add();
  await addFailed(-1);
  await addFailed(-2);
  expect(await listWebhooks(deps(), owner)).toMatchObject([
    { pending: 1, failed: 2, lastDeliveredAt: at(-5) },
  ]);
});

describe("replay", () => {
  test("makes a delivery due as on its first try, as the same message", async () => {
    const { owner, addFailed } = await make();
    const failed = await addFailed(-100);
    const before = await getDelivery(deps(), owner, failed);
    const replayed = await replayDelivery(deps(), owner, failed);
    expect(replayed).toMatchObject({ id: failed.id, state: "pending", tries: 0, nextTryAt: at(0) });
    expect(replayed.messageId).toBe(before.messageId);
    expect((await getDelivery(deps(), owner, failed)).body).toBe(before.body);
  });

  test("of all that was given up since a time leaves what is older, delivered, or another webhook's", async () => {
    const { owner, ref, add, addFailed } = await make();
    const [older, ...since] = [await addFailed(-31), await addFailed(-30), await addFailed(-1)];
    const delivered = await add({ state: "delivered", tries: 1, dueAt: null, occurredAt: at(-5) });
    const other = await createWebhookEndpoint(database.db, owner);
    const foreign = await add({ endpointId: other.id, state: "failed", dueAt: null, occurredAt: at(-5) });
    expect(await replayFailed(deps(), owner, { ...ref, since: at(-30) })).toEqual({ count: 2 });
    for (const { id } of since)
      expect(await readRow(id)).toMatchObject({ state: "pending", tries: 0, dueAt: at(0) });
    for (const row of [older!, delivered, foreign]) expect(await readRow(row.id)).toEqual(row);
  });
});

test.each([{ pausedAt: at(-1) }, { restedAt: at(-1), restReason: "failing" }])(
  "nothing is sent to a webhook with %j",
  async (data) => {
    const { owner, ref, addFailed } = await make();
    const failed = await addFailed(-1);
    await database.db.webhookEndpoint.update({ where: ref, data });
    const refused = { code: "webhook_not_open" };
    await expect(sendTest(deps(), owner, ref)).rejects.toMatchObject(refused);
    await expect(replayDelivery(deps(), owner, failed)).rejects.toMatchObject(refused);
    await expect(replayFailed(deps(), owner, { ...ref, since: at(-9) })).rejects.toMatchObject(refused);
    expect(await readRow(failed.id)).toEqual(failed);
    expect(await database.db.webhookDelivery.count({ where: { endpointId: ref.id } })).toBe(1);
  },
);

test("nothing is sent without the plan", async () => {
  const { owner, ref, addFailed } = await make();
  const failed = await addFailed(-1);
  await database.db.user.update({ where: { id: owner.userId }, data: { subscriptionPlan: "professional" } });
  const refused = { code: "webhooks_need_plan" };
  await expect(sendTest(deps(), owner, ref)).rejects.toMatchObject(refused);
  await expect(replayDelivery(deps(), owner, failed)).rejects.toMatchObject(refused);
  await expect(replayFailed(deps(), owner, { ...ref, since: at(-9) })).rejects.toMatchObject(refused);
  expect((await listDeliveries(deps(), owner, page(ref))).deliveries).toHaveLength(1);
});

describe("as somebody else", () => {
  test("of another workspace there is nothing", async () => {
    const [{ ref, addFailed }, { owner }] = [await make(), await make()];
    const failed = await addFailed(-1);
    const [none, no] = [{ code: "webhook_not_found" }, { code: "delivery_not_found" }];
    await expect(listDeliveries(deps(), owner, page(ref))).rejects.toMatchObject(none);
    await expect(sendTest(deps(), owner, ref)).rejects.toMatchObject(none);
    await expect(replayFailed(deps(), owner, { ...ref, since: at(-9) })).rejects.toMatchObject(none);
    await expect(getDelivery(deps(), owner, failed)).rejects.toMatchObject(no);
    await expect(replayDelivery(deps(), owner, failed)).rejects.toMatchObject(no);
    expect(await readRow(failed.id)).toEqual(failed);
  });

  test("an admin may as the owner does, and nobody below", async () => {
    const { members, ref, addFailed } = await make();
    const failed = await addFailed(-1);
    const [admin, ...others] = members;
    await sendTest(deps(), admin!, ref);
    await getDelivery(deps(), admin!, failed);
    await replayDelivery(deps(), admin!, failed);
    for (const other of others)
      for (const call of [
        () => sendTest(deps(), other, ref),
        () => listDeliveries(deps(), other, page(ref)),
        () => getDelivery(deps(), other, failed),
        () => replayDelivery(deps(), other, failed),
        () => replayFailed(deps(), other, { ...ref, since: at(-9) }),
      ])
        await expect(call()).rejects.toMatchObject({ code: "act_forbidden" });
  });
});

test("a delivery is kept for two weeks, with what was answered", async () => {
  const { add } = await make();
  const { id } = await add({ attempts: { create: { sentAt: at(-59), took: 1, status: 500 } } });
  const end = RETENTION_DAYS.webhookDeliveries * 24 * 60 - 60;
  const count = () => database.db.webhookDelivery.count({ where: { id } });
  await purge(deps(end - 1), "webhookDeliveries", 0);
  expect(await count()).toBe(1);
  await purge(deps(end + 1), "webhookDeliveries", 0);
  expect([await count(), await database.db.webhookAttempt.count({ where: { deliveryId: id } })]).toEqual([
    0, 0,
  ]);
});
