import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../../testing/fake-deps";
import { toActor } from "../../testing/to-actor";
import { createNotifications } from "../create-notifications";
import { findKindOccasions } from "../find-occasions";
import { listNotifications } from "../list-notifications";
import { planNotificationEmails } from "../plan-notification-emails";
import { chooseReminder, choosePostReminder } from "../reply-reminder/choose-reply-reminder";
import { replyReminder } from "./reply-reminder";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
const find = () => findKindOccasions(fakeDeps(database.db), "reply_reminder");

type Options = {
  minutes: number;
  user?: Parameters<typeof createUser>[1];
  post?: Parameters<typeof createPost>[2];
};

/** A post that went out some minutes ago, of a member who wants both reminders. */
async function published({ minutes, user: ofUser, post: ofPost }: Options) {
  const user = await createUser(database.db, { replyReminder: "both", timezone: "UTC", ...ofUser });
  const post = await createPost(database.db, user, {
    status: "published",
    publishedAt: ago(minutes),
    ...ofPost,
  });
  const age = (now: number) =>
    database.db.post.update({ where: { id: post.id }, data: { publishedAt: ago(now) } });
  const occasions = async () =>
    (await database.db.notification.findMany({ orderBy: { createdAt: "asc" } })).map(({ occasion }) =>
      Number(occasion.split(":").at(-1)),
    );
  return { user, actor: toActor(user), post, age, occasions };
}

/** Quiet hours from and until so many minutes from now, by the clock in UTC. */
async function quiet(
  { id: userId, workspaceId }: { id: string; workspaceId: string },
  from: number,
  to: number,
) {
  const wall = (minutes: number) => ago(-minutes).toISOString().slice(11, 16);
  const data = { quietFrom: wall(from), quietTo: wall(to) };
  const where = { userId_workspaceId: { userId, workspaceId } };
  await database.db.slotSettings.upsert({ where, create: { userId, workspaceId, ...data }, update: data });
}

test("a member is reminded after 15 and after 60 minutes, once each, however many jobs look", async () => {
  const { actor, post, age, occasions } = await published({ minutes: 14 });
  expect(await find()).toBe(0);
  await age(15);
  await Promise.all([find(), find()]);
  await age(59);
  await find();
  expect(await occasions()).toEqual([15]);
  await age(60);
  await Promise.all([find(), find()]);
  expect(await occasions()).toEqual([15, 60]);
  const { notifications } = await listNotifications(database, actor, { limit: 5, unread: true });
  expect(notifications).toMatchObject([
    { kind: "reply_reminder", open: true, post: { id: post.id }, lines: [{ text: "out" }] },
    { kind: "reply_reminder", open: true },
  ]);
});

test("of reminders that are due together the last alone is told", async () => {
  const { occasions } = await published({ minutes: 70 });
  expect(await find()).toBe(1);
  expect(await find()).toBe(0);
  expect(await occasions()).toEqual([60]);
});

test("guard reminder-choice: nobody is reminded who does not want it; a post's own choice comes first", async () => {
  const { actor, post, occasions } = await published({ minutes: 20, user: { replyReminder: "never" } });
  expect(await find()).toBe(0);
  await choosePostReminder(database, actor, { postId: post.id, reminder: "after_60" });
  expect(await find()).toBe(0);
  await choosePostReminder(database, actor, { postId: post.id, reminder: "after_15" });
  expect(await find()).toBe(1);
  expect(await occasions()).toEqual([15]);

  const other = await published({ minutes: 20, post: { replyReminder: "never" } });
  expect(await find()).toBe(0);
  await choosePostReminder(database, other.actor, { postId: other.post.id, reminder: null });
  await chooseReminder(database, other.actor, { reminder: "after_60" });
  expect(await find()).toBe(0);
  await chooseReminder(database, other.actor, { reminder: "after_15" });
  expect(await find()).toBe(1);
});

test("guard reminder-due: in quiet hours a reminder waits for their end", async () => {
  const { user, age, occasions } = await published({ minutes: 30 });
  await quiet(user, -60, 20);
  expect(await find()).toBe(0);
  await quiet(user, -60, -2);
  expect(await find()).toBe(1);
  expect(await occasions()).toEqual([15]);
  // The other one is after them.
  await age(61);
  expect(await find()).toBe(1);
});

test("guard reminder-late: what would come more than three hours late is dropped", async () => {
  const { user, age } = await published({ minutes: 60 + 181 });
  expect(await find()).toBe(0);
  await age(60 + 179);
  await quiet(user, -600, -1);
  expect(await find()).toBe(1);
});

test("a post that is confirmed only later is reminded of then, and after hours no more", async () => {
  const { post, age } = await published({ minutes: 40, post: { status: "unconfirmed" } });
  expect(await find()).toBe(0);
  await database.db.post.update({ where: { id: post.id }, data: { status: "published" } });
  expect(await find()).toBe(1);
  await database.db.notification.deleteMany();
  await age(60 * 24);
  expect(await find()).toBe(0);
});

test("a job that is killed leaves no reminder without its e-mail, and the next one makes up for it", async () => {
  await published({ minutes: 20 });
  const killed = database.db.$transaction(async (tx) => {
    const deps = fakeDeps(database.db);
    await createNotifications({ ...deps, db: tx as never }, "reply_reminder", replyReminder.occasions[0]!);
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  expect(await find()).toBe(1);
  expect(await database.db.outboxEmail.findMany()).toMatchObject([{ kind: "reply_reminder" }]);
});

test("the e-mail of a reminder is not sent any more after three hours, nor of a post that was deleted", async () => {
  const { post } = await published({ minutes: 20 });
  await find();
  const rows = await database.db.outboxEmail.findMany();
  const plan = (minutes: number) =>
    planNotificationEmails(
      fakeDeps(database.db, {
        clock: { now: () => Date.now() + minutes * MINUTE_MS, sleep: () => Promise.resolve() },
      }),
      rows,
    );
  expect((await plan(179)).deliveries).toHaveLength(1);
  expect(await plan(181)).toMatchObject({ deliveries: [], skip: rows });
  await database.db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
  expect(await plan(0)).toMatchObject({ deliveries: [], skip: rows });
});

test("guard reminder-status: a post that is not confirmed is not reminded of", async () => {
  await published({ minutes: 20, post: { status: "publishing" } });
  expect(await find()).toBe(0);
});
test("guard reminder-deleted: a deleted post is not reminded of", async () => {
  await published({ minutes: 20, post: { deletedAt: new Date() } });
  expect(await find()).toBe(0);
});
test("a post of a closed workspace is not reminded of", async () => {
  const { user } = await published({ minutes: 20 });
  await database.db.workspace.update({ where: { id: user.workspaceId }, data: { closedAt: new Date() } });
  expect(await find()).toBe(0);
});
test("guard reminder-removed: a post that was deleted on LinkedIn is not reminded of", async () => {
  await published({ minutes: 20, post: { removedAt: new Date() } });
  expect(await find()).toBe(0);
});
test("guard reminder-active: an account that is not active is not reminded", async () => {
  await published({ minutes: 20, user: { waitlistStatus: "rejected" } });
  expect(await find()).toBe(0);
});
test("guard reminder-leaving: who has asked for the deletion of their account is not reminded, unless they stay", async () => {
  const { user } = await published({ minutes: 20 });
  const { id } = await database.db.accountDeletion.create({
    data: { userId: user.id, requestedAt: new Date(), dueAt: new Date() },
  });
  expect(await find()).toBe(0);
  await database.db.accountDeletion.update({ where: { id }, data: { undoneAt: new Date() } });
  expect(await find()).toBe(1);
});

test("another member's post is not theirs to choose for, and choosing does not change the post", async () => {
  const { actor, post } = await published({ minutes: 20 });
  const before = await database.db.post.findUniqueOrThrow({ where: { id: post.id } });
  await choosePostReminder(database, actor, { postId: post.id, reminder: "never" });
  const {
    updatedAt,
    version,
    replyReminder: chosen,
  } = await database.db.post.findUniqueOrThrow({
    where: { id: post.id },
  });
  expect([updatedAt, version, chosen]).toEqual([before.updatedAt, before.version, "never"]);
  const stranger = toActor(await createUser(database.db));
  await expect(
    choosePostReminder(database, stranger, { postId: post.id, reminder: "both" }),
  ).rejects.toMatchObject({ code: "post_not_found" });
});
