import { useTestDatabase } from "@takt/db/testing/test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { beforeEach, expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { fakeDeps } from "../../testing/fake-deps";
import { duePost } from "../../testing/post-fixtures";
import { findOccasions } from "../find-occasions";
import { countUnread, listNotifications } from "../list-notifications";
import { planNotificationEmails } from "../plan-notification-emails";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const find = () => findOccasions(fakeDeps(database.db));
const moved = (from: Date, to: Date) => ({ text: "moved", values: { from: { at: from }, to: { at: to } } });
const FROM = new Date("2027-01-15T08:00:00Z");
const TO = new Date("2027-01-15T07:00:00Z");
const TIMES = { from: { at: FROM, zone: "Europe/Berlin" }, to: { at: TO, zone: "Europe/Berlin" } };
const movedPost = (
  more: Parameters<typeof duePost>[1] = {},
  author?: Awaited<ReturnType<typeof createUser>>,
) =>
  duePost(
    database.db,
    {
      scheduledAt: TO,
      movedFrom: FROM,
      scheduledZone: "Europe/Berlin",
      scheduledWall: "2027-01-15T09:00",
      ...more,
    },
    author,
  );

/** Plans the e-mails of all notifications there are. */
async function getEmails() {
  const rows = await database.db.outboxEmail.findMany();
  const { deliveries } = await planNotificationEmails(fakeDeps(database.db), rows);
  return deliveries.flatMap(({ emails }) => emails.map(({ content }) => content));
}

test("the author of a moved post is told once, in the app and by e-mail, from when to when", async () => {
  const { user, post } = await movedPost();
  await Promise.all([find(), find()]);
  expect(await find()).toEqual({ found: 0 });
  const { notifications } = await listNotifications(database, toActor(user), { limit: 5, unread: false });
  expect(notifications).toMatchObject([{ kind: "post_moved", open: true, lines: [moved(FROM, TO)] }]);
  expect(await getEmails()).toMatchObject([
    {
      of: "post_moved",
      post: { id: post.id },
      paragraphs: [{ values: { zone: "Europe/Berlin" } }, { values: TIMES }, { text: "next" }],
    },
  ]);
});

test("many moved posts of one member are one e-mail, with the times of each", async () => {
  const user = await createUser(database.db);
  for (let i = 0; i < 6; i++) await movedPost({}, user);
  expect(await find()).toEqual({ found: 6 });
  const [summary, ...others] = await getEmails();
  expect(others).toEqual([]);
  expect(summary).toMatchObject({
    kind: "summary",
    counts: [{ of: "post_moved", count: 6 }],
    list: { status: "scheduled", slug: null },
  });
  expect(summary).toHaveProperty("posts.0.note", { text: "note", values: TIMES });
});

test("a post that is moved again is told again, and the older notification is done", async () => {
  const { user, post } = await movedPost();
  await find();
  await database.db.post.update({ where: { id: post.id }, data: { scheduledAt: FROM, movedFrom: TO } });
  expect(await find()).toEqual({ found: 1 });
  const { notifications } = await listNotifications(database, toActor(user), { limit: 5, unread: false });
  expect(notifications.map(({ open, lines }) => [open, lines])).toEqual(
    expect.arrayContaining([
      [true, [moved(TO, FROM)]],
      [false, [expect.objectContaining({ text: "notifications:postNow" })]],
    ]),
  );
});

test("a post that has another time by then is no news any more", async () => {
  const { user, post } = await movedPost();
  await find();
  await database.db.post.update({ where: { id: post.id }, data: { movedFrom: null } });
  expect(await countUnread(database, toActor(user))).toEqual({ count: 0 });
  expect(await getEmails()).toEqual([]);
});

test("guard moved: a post whose time stayed is no news", async () => {
  await movedPost({ movedFrom: null });
  expect(await find()).toEqual({ found: 0 });
});
test("guard moved-status: a post that is not scheduled any more is no news", async () => {
  await movedPost({ status: "cancelled" });
  expect(await find()).toEqual({ found: 0 });
});
test("guard moved-deleted: a deleted post is no news", async () => {
  await movedPost({ deletedAt: new Date() });
  expect(await find()).toEqual({ found: 0 });
});
test("guard moved-active: an account that is not active is told nothing", async () => {
  await movedPost({}, await createUser(database.db, { waitlistStatus: "rejected" }));
  expect(await find()).toEqual({ found: 0 });
});
