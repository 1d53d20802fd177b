import { createUser } from "@takt/db/testing/factories/create-user";
import { createWebhook } from "@takt/db/testing/factories/create-webhook";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../../testing/fake-deps";
import { toActor } from "../../testing/to-actor";
import { findOccasions } from "../find-occasions";
import { listNotifications } from "../list-notifications";
import { planNotificationEmails } from "../plan-notification-emails";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const find = () => findOccasions(fakeDeps(database.db));

async function resting(
  webhook: Parameters<typeof createWebhook>[2] = {},
  user: Parameters<typeof createUser>[1] = {},
) {
  const maker = await createUser(database.db, user);
  const state = { restedAt: new Date(), restReason: "failing", url: "https://hooks.example.com/takt" };
  const { id } = await createWebhook(database.db, maker, { ...state, ...webhook });
  const list = async () =>
    (await listNotifications(database, toActor(maker), { limit: 5, unread: false })).notifications;
  return { id, maker, list };
}

test("who made a webhook is told once that it rests, by its host or name, in the app and by e-mail", async () => {
  const { list } = await resting();
  await Promise.all([find(), find()]);
  expect(await find()).toEqual({ found: 0 });
  const values = { name: "hooks.example.com" };
  expect(await list()).toMatchObject([
    { kind: "webhook_resting", open: true, action: "webhooks", lines: [{ text: "failing", values }] },
  ]);
  const { deliveries } = await planNotificationEmails(
    fakeDeps(database.db),
    await database.db.outboxEmail.findMany(),
  );
  expect(deliveries.flatMap(({ emails }) => emails.map(({ content }) => content))).toMatchObject([
    { of: "webhook_resting", subject: { values }, action: "webhooks", workspace: { slug: null } },
  ]);
});

test("one that is gone says so", async () => {
  const { list } = await resting({ restReason: "gone", name: "Archive" });
  await find();
  expect(await list()).toMatchObject([{ lines: [{ text: "gone", values: { name: "Archive" } }] }]);
});

test("one that was resumed or deleted is none to tell of any more; one that rests again is news", async () => {
  const { id, list } = await resting();
  await find();
  await database.db.webhookEndpoint.update({ where: { id }, data: { restedAt: null, restReason: null } });
  expect(await list()).toMatchObject([{ open: false, action: null }]);
  await database.db.webhookEndpoint.update({
    where: { id },
    data: { restedAt: new Date(Date.now() + 1000), restReason: "gone" },
  });
  expect(await find()).toEqual({ found: 1 });
  await database.db.webhookEndpoint.delete({ where: { id } });
  expect((await list()).map(({ open }) => open)).toEqual([false, false]);
});

test("guard resting-news: what rests since four days is no news", async () => {
  await resting({ restedAt: new Date(Date.now() - 4 * 864e5) });
  expect(await find()).toEqual({ found: 0 });
});

test("guard resting-workspace: nothing is told of a workspace that is closed", async () => {
  const { maker } = await resting();
  await database.db.workspace.update({ where: { id: maker.workspaceId }, data: { closedAt: new Date() } });
  expect(await find()).toEqual({ found: 0 });
});

test("guard resting-active: an account that is not active gets no notification", async () => {
  await resting({}, { waitlistStatus: "rejected" });
  expect(await find()).toEqual({ found: 0 });
});
