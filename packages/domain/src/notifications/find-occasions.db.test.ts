import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { findOccasions } from "./find-occasions";

const database = useTestDatabase();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

beforeEach(() => database.db.user.deleteMany());

const find = (more: Parameters<typeof fakeDeps>[1] = {}) => findOccasions(fakeDeps(database.db, more));
const reported = () =>
  database.db.notification.findMany({ orderBy: { createdAt: "asc" }, include: { outboxEmails: true } });
async function failed(
  overrides: Parameters<typeof createPost>[2] = {},
  user: Parameters<typeof createUser>[1] = {},
) {
  const author = await createUser(database.db, user);
  const post = await createPost(database.db, author, { status: "failed", reason: "refused", ...overrides });
  return { author, post };
}

test("a failed post causes one notification, however often and concurrently it is looked for", async () => {
  const { author, post } = await failed();
  await Promise.all([find(), find(), find()]);
  await find();
  expect(await reported()).toMatchObject([
    {
      userId: author.id,
      kind: "post_failed",
      postId: post.id,
      occasion: `post_failed:${post.id}:1`,
      inApp: true,
      outboxEmails: [{ kind: "post_failed", userId: author.id, dueAt: expect.any(Date), tries: 0 }],
      readAt: null,
    },
  ]);
});

test("a post that fails again after another scheduling causes another notification", async () => {
  const { post } = await failed();
  await find();
  await database.db.post.update({ where: { id: post.id }, data: { scheduling: 2 } });
  expect(await find()).toEqual({ found: 1 });
});

test("an unconfirmed post causes one notification per attempt, with a delayed email", async () => {
  const attemptId = randomUUID();
  const { post } = await failed({ status: "unconfirmed", attemptId });
  await find();
  const [row] = await reported();
  expect(row).toMatchObject({
    kind: "post_unconfirmed",
    occasion: `post_unconfirmed:${post.id}:${attemptId}`,
  });
  expect(row!.outboxEmails[0]!.dueAt!.getTime()).toBeGreaterThan(row!.createdAt.getTime() + 50_000);
});

test("a notification without a channel still has a row, so that a later choice does not revive it", async () => {
  const author = await createUser(database.db);
  await database.db.notificationChoice.create({
    data: { userId: author.id, kind: "post_failed", inApp: false, email: false },
  });
  await createPost(database.db, author, { status: "failed", reason: "refused" });
  await find();
  expect(await reported()).toMatchObject([{ inApp: false, outboxEmails: [] }]);
});

test("without an address or a mail server no email is queued", async () => {
  await failed({}, { email: null });
  await find();
  expect(await reported()).toMatchObject([{ inApp: true, outboxEmails: [] }]);
  await failed();
  await find({ mailer: null });
  expect((await reported()).map(({ outboxEmails }) => outboxEmails)).toEqual([[], []]);
});

test("guard failed-denied: a failure that the author reported causes no notification", async () => {
  await failed({ reason: "denied" });
  expect(await find()).toEqual({ found: 0 });
});

test("guard failed-news: an old failure causes no notification", async () => {
  await failed({ updatedAt: inDays(-4) });
  expect(await find()).toEqual({ found: 0 });
});

test("guard failed-deleted: a deleted post causes no notification", async () => {
  await failed({ deletedAt: new Date() });
  expect(await find()).toEqual({ found: 0 });
});

test("guard occasion-workspace: a failed post of a closed workspace causes no notification", async () => {
  const { author } = await failed();
  await database.db.workspace.update({ where: { id: author.workspaceId }, data: { closedAt: new Date() } });
  expect(await find()).toEqual({ found: 0 });
});

test.each(["waitlisted", "rejected"] as const)(
  "guard failed-active: a %s user gets no notification",
  async (status) => {
    await failed({}, { waitlistStatus: status });
    expect(await find()).toEqual({ found: 0 });
  },
);

const doubt = (
  overrides: Parameters<typeof createPost>[2] = {},
  user: Parameters<typeof createUser>[1] = {},
) => failed({ status: "unconfirmed", attemptId: randomUUID(), ...overrides }, user);

test("guard unconfirmed-news: an old unconfirmed post causes no notification", async () => {
  await doubt({ updatedAt: inDays(-4) });
  expect(await find()).toEqual({ found: 0 });
});

test("guard unconfirmed-deleted: a deleted post causes no notification", async () => {
  await doubt({ deletedAt: new Date() });
  expect(await find()).toEqual({ found: 0 });
});

test("guard unconfirmed-active: a waitlisted user gets no notification", async () => {
  await doubt({}, { waitlistStatus: "waitlisted" });
  expect(await find()).toEqual({ found: 0 });
});

test("an invalid connection causes one notification per connection", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid", linkedinReason: "revoked" });
  await find();
  await find();
  expect(await reported()).toMatchObject([
    { userId: user.id, occasion: "connection_invalid:1", postId: null },
  ]);
  await database.db.user.update({ where: { id: user.id }, data: { linkedinGeneration: 2 } });
  expect(await find()).toEqual({ found: 1 });
});

test("guard invalid-news: a connection that has long been invalid causes no notification", async () => {
  await createUser(database.db, { linkedinStatus: "invalid", updatedAt: inDays(-4) });
  expect(await find()).toEqual({ found: 0 });
});

test("guard invalid-active: a waitlisted user gets no notification", async () => {
  await createUser(database.db, { linkedinStatus: "invalid", waitlistStatus: "rejected" });
  expect(await find()).toEqual({ found: 0 });
});

test.each([
  [15, undefined],
  [13.9, "connection_expiring:1:14"],
  [6.9, "connection_expiring:1:7"],
  [1.9, "connection_expiring:1:2"],
])("a connection that ends in %d days: %s", async (days, occasion) => {
  await createUser(database.db, { linkedinAccessTokenExpiresAt: inDays(days) });
  await find();
  expect((await reported()).map((row) => row.occasion)).toEqual(occasion ? [occasion] : []);
});

test("each threshold of days causes one notification as the end comes nearer, and none after it", async () => {
  const user = await createUser(database.db);
  for (const days of [14, 13, 7, 6, 2, 1]) {
    await database.db.user.update({
      where: { id: user.id },
      data: { linkedinAccessTokenExpiresAt: inDays(days - 0.1) },
    });
    await find();
  }
  expect((await reported()).map((row) => row.occasion.split(":")[2])).toEqual(["14", "7", "2"]);
});

test("guard expiring-status: a connection that is not active causes no notification", async () => {
  for (const linkedinStatus of ["none", "invalid"] as const)
    await createUser(database.db, { linkedinStatus, linkedinAccessTokenExpiresAt: inDays(1) });
  await find();
  expect((await reported()).map(({ kind }) => kind)).toEqual(["connection_invalid"]);
});

test("guard expiring-active: a waitlisted user gets no notification", async () => {
  await createUser(database.db, { linkedinAccessTokenExpiresAt: inDays(1), waitlistStatus: "waitlisted" });
  expect(await find()).toEqual({ found: 0 });
});

test("a connection past its end becomes invalid and causes a notification", async () => {
  const user = await createUser(database.db, { linkedinAccessTokenExpiresAt: inDays(-0.01) });
  await find();
  expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    linkedinStatus: "invalid",
    linkedinReason: "expired",
  });
  expect(await reported()).toMatchObject([{ occasion: "connection_invalid:1" }]);
});
