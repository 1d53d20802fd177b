import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { dueComment } from "../../testing/comment-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { findOccasions } from "../find-occasions";
import { countUnread, listNotifications } from "../list-notifications";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const find = () => findOccasions(fakeDeps(database.db));
const FAILED = { state: "failed", reason: "refused", reasonDetail: "No." } as const;
const failed = (...more: [Parameters<typeof dueComment>[2]?, Parameters<typeof dueComment>[3]?]) =>
  dueComment(database.db, FAILED, ...more);

test("a comment that failed or is unconfirmed causes one notification, with its e-mail a little later", async () => {
  const { user, actor, post } = await failed();
  const other = await dueComment(database.db, { state: "unconfirmed" });
  await Promise.all([find(), find()]);
  await find();
  const rows = await database.db.notification.findMany({ include: { outboxEmails: true } });
  expect(rows.map(({ kind, postId }) => [kind, postId]).sort()).toEqual(
    [post.id, other.post.id].map((id) => ["comment_failed", id]).sort(),
  );
  expect(rows[0]!.outboxEmails).toMatchObject([{ kind: "comment_failed" }]);
  expect(await countUnread(database, actor)).toEqual({ count: 1 });
  const { notifications } = await listNotifications(database, actor, { limit: 5, unread: false });
  expect(notifications).toMatchObject([
    {
      kind: "comment_failed",
      open: true,
      lines: [{ text: "why" }, { text: "reasons:comment.refused.next" }],
    },
  ]);
  expect(user.id).toBe(actor.userId);
});

test("a comment that is sent again is no news any more, and one that fails again is", async () => {
  const { actor, post } = await failed();
  await find();
  const change = (data: object) => database.db.postComment.update({ where: { postId: post.id }, data });
  await change({ state: "waiting", dueSince: new Date() });
  expect(await countUnread(database, actor)).toEqual({ count: 0 });
  await change(FAILED);
  expect(await find()).toEqual({ found: 1 });
  expect(await countUnread(database, actor)).toEqual({ count: 1 });
});

test("guard comment-news: an old failure is not announced", async () => {
  const { post } = await failed();
  await database.db.postComment.update({ where: { postId: post.id }, data: { updatedAt: new Date(0) } });
  expect(await find()).toEqual({ found: 0 });
});
test("guard comment-news-removed: the comment of a post that was deleted on LinkedIn is no news", async () => {
  await failed({ removedAt: new Date() });
  expect(await find()).toEqual({ found: 0 });
});
test("guard comment-news-active: an account that is not active is told nothing", async () => {
  await failed({}, { waitlistStatus: "rejected" });
  expect(await find()).toEqual({ found: 0 });
});
