import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { findOccasions } from "./find-occasions";
import { NOTIFICATION_KIND_NAMES } from "./notification-kinds";
import { listNotifications, listNotificationsInput, countUnread } from "./list-notifications";
import { markAllRead, markRead } from "./mark-read";
import { getChoices, setChoice } from "./notification-choices";

const database = useTestDatabase();
const ALL = { limit: 10, unread: false };

async function reported(count: number) {
  const user = await createUser(database.db);
  for (let n = 0; n < count; n++)
    await createPost(database.db, user, { status: "failed", reason: "refused", content: `Post ${n}` });
  const deps = fakeDeps(database.db);
  await findOccasions(deps);
  return { user, actor: toActor(user), deps };
}

test("pages list every notification once, newest first", async () => {
  const { actor, deps } = await reported(7);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listNotifications(deps, actor, { ...ALL, limit: 3, ...(cursor && { cursor }) });
    seen.push(...page.notifications.map(({ post }) => post!.excerpt));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `Post ${n}`));
});

test("one or all notifications can be marked as read, and those of others stay unread", async () => {
  const { actor, deps } = await reported(3);
  const other = await reported(1);
  expect(await countUnread(deps, actor)).toEqual({ count: 3 });
  const { notifications } = await listNotifications(deps, actor, ALL);
  await markRead(deps, actor, { id: notifications[0]!.id });
  await markRead(deps, actor, { id: notifications[0]!.id });
  expect(await countUnread(deps, actor)).toEqual({ count: 2 });
  await expect(markRead(deps, other.actor, { id: notifications[1]!.id })).rejects.toThrow(
    "notification_not_found",
  );
  await markAllRead(deps, actor);
  expect(await countUnread(deps, actor)).toEqual({ count: 0 });
  expect(await countUnread(deps, other.actor)).toEqual({ count: 1 });
});

test("a resolved notification stays in the list, is marked as resolved, and is not counted", async () => {
  const { user, actor, deps } = await reported(1);
  await database.db.post.updateMany({
    where: { authorId: user.id },
    data: { status: "scheduled", scheduling: 2 },
  });
  expect(await countUnread(deps, actor)).toEqual({ count: 0 });
  expect((await listNotifications(deps, actor, ALL)).notifications).toMatchObject([
    {
      kind: "post_failed",
      open: false,
      lines: [{ text: "notifications:postNow", values: { status: { text: "posts:status.scheduled" } } }],
    },
  ]);
});

test("the unread filter leaves out read and resolved notifications on every page", async () => {
  const { user, actor, deps } = await reported(6);
  const unread = { limit: 2, unread: true };
  const excerpts = (page: Awaited<ReturnType<typeof listNotifications>>) =>
    page.notifications.map(({ post }) => post!.excerpt).toSorted();
  const everything = await listNotifications(deps, actor, ALL);
  const [read, resolved, ...left] = everything.notifications;
  await markRead(deps, actor, { id: read!.id });
  await database.db.post.update({ where: { id: resolved!.post!.id }, data: { status: "draft" } });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listNotifications(deps, actor, { ...unread, ...(cursor && { cursor }) });
    // Pages are full as long as there is more.
    expect(page.notifications).toHaveLength(2);
    seen.push(...excerpts(page));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.toSorted()).toEqual(left.map(({ post }) => post!.excerpt).toSorted());
  expect(await countUnread(deps, actor)).toEqual({ count: left.length });
  await database.db.post.updateMany({ where: { authorId: user.id }, data: { status: "draft" } });
  expect(await listNotifications(deps, actor, unread)).toEqual({ notifications: [], nextCursor: null });
});

test("many resolved notifications cost bounded work, and the next page continues", async () => {
  const { user, actor, deps } = await reported(13);
  await database.db.post.updateMany({ where: { authorId: user.id }, data: { status: "draft" } });
  const first = await listNotifications(deps, actor, { limit: 1, unread: true });
  expect(first).toMatchObject({ notifications: [], nextCursor: expect.any(String) as string });
  expect(await listNotifications(deps, actor, { limit: 1, unread: true, cursor: first.nextCursor! })).toEqual(
    { notifications: [], nextCursor: null },
  );
});

test.each([{ limit: 0 }, { limit: 51 }, { limit: 1.5 }, { unread: "yes" }, { cursor: "x" }, { other: 1 }])(
  "%j is refused",
  (input) => {
    expect(listNotificationsInput.safeParse(input).success).toBe(false);
  },
);

test("a notification wanted by email only is not in the app", async () => {
  const user = await createUser(database.db);
  const [deps, actor] = [fakeDeps(database.db), toActor(user)];
  await setChoice(deps, actor, { kind: "post_failed", channel: "inApp", on: false });
  await createPost(database.db, user, { status: "failed", reason: "refused" });
  await findOccasions(deps);
  expect((await listNotifications(deps, actor, ALL)).notifications).toEqual([]);
  expect(await countUnread(deps, actor)).toEqual({ count: 0 });
});

test("all channels are on at first, and one is switched without the other", async () => {
  const { user, actor, deps } = await reported(0);
  const all = { inApp: true, email: true };
  expect(await getChoices(deps, actor)).toEqual({
    choices: NOTIFICATION_KIND_NAMES.map((kind) => ({ kind, ...all })),
    replyReminder: user.replyReminder,
    mail: { available: true, address: user.email },
  });
  await setChoice(deps, actor, { kind: "post_failed", channel: "email", on: false });
  await setChoice(deps, actor, { kind: "post_failed", channel: "inApp", on: false });
  await setChoice(deps, actor, { kind: "post_failed", channel: "inApp", on: true });
  const { choices, mail } = await getChoices({ ...deps, mailer: null }, actor);
  expect(choices[0]).toEqual({ kind: "post_failed", inApp: true, email: false });
  expect(mail.available).toBe(false);
});
