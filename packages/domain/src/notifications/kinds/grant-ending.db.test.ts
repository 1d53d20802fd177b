import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { fakeDeps } from "../../testing/fake-deps";
import { findOccasions } from "../find-occasions";
import { listNotifications } from "../list-notifications";
import { notificationEmail } from "../notification-email";
import { NOTIFICATION_ROW } from "../notification-row";
import { listCommentedTimes } from "../../posts/first-comment/list-commented-times";

const database = useTestDatabase();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

beforeEach(() => database.db.user.deleteMany());

type GrantOverrides = Partial<Parameters<typeof createGrant>[2]>;

async function make(grant: GrantOverrides = {}, user: Parameters<typeof createUser>[1] = {}) {
  const owner = await createUser(database.db, user);
  await createGrant(database.db, owner, { product: "community", ...grant });
  const change = (data: Record<string, unknown>) =>
    database.db.linkedinGrant.updateMany({ where: { userId: owner.id }, data });
  return { owner, change };
}

const find = () => findOccasions(fakeDeps(database.db));
const reported = () =>
  database.db.notification.findMany({
    orderBy: { createdAt: "asc" },
    include: { ...NOTIFICATION_ROW, outboxEmails: true },
  });
const occasions = async () => (await reported()).map(({ occasion }) => occasion);

test.each([
  [15, undefined],
  [13.9, "grant_ending:community:1:14"],
  [6.9, "grant_ending:community:1:7"],
  [1.9, "grant_ending:community:1:2"],
])("a grant that ends in %d days: %s", async (days, occasion) => {
  await make({ accessTokenExpiresAt: inDays(days) });
  await Promise.all([find(), find()]);
  expect(await occasions()).toEqual(occasion ? [occasion] : []);
});

test("each threshold and the end cause one notification with its email, and a new grant starts over", async () => {
  const { change } = await make();
  for (const days of [14, 13, 7, 6, 2, 1, 0]) {
    await change({ accessTokenExpiresAt: inDays(days - 0.1) });
    await find();
  }
  await change({ generation: 2, status: "active", accessTokenExpiresAt: inDays(1) });
  await find();
  expect(await occasions()).toEqual(
    ["1:14", "1:7", "1:2", "1:invalid", "2:2"].map((end) => `grant_ending:community:${end}`),
  );
  expect((await reported()).map(({ outboxEmails }) => outboxEmails.length)).toEqual([1, 1, 1, 1, 1]);
});

test("guard grant-status: a disconnected grant causes no notification", async () => {
  await make({ status: "none", accessTokenExpiresAt: inDays(1) });
  expect(await find()).toEqual({ found: 0 });
});

test("guard grant-news: a grant that ended long ago causes no notification", async () => {
  await make({ status: "invalid", reason: "revoked", updatedAt: inDays(-4) });
  expect(await find()).toEqual({ found: 0 });
});

test("guard grant-active: a waitlisted user's grant that ends causes no notification", async () => {
  await make({ accessTokenExpiresAt: inDays(1) }, { waitlistStatus: "waitlisted" });
  expect(await find()).toEqual({ found: 0 });
});

test("guard grant-invalid-active: a rejected user's grant that has ended causes no notification", async () => {
  await make({ status: "invalid", reason: "revoked" }, { waitlistStatus: "rejected" });
  expect(await find()).toEqual({ found: 0 });
});

const NAME = { text: "profile:products.portability.name" };

test("a notification says what ends when, or why it has ended, and is resolved by a new grant", async () => {
  const { owner, change } = await make({ product: "portability", accessTokenExpiresAt: inDays(1) });
  const list = async () =>
    (await listNotifications(fakeDeps(database.db), toActor(owner), { limit: 9, unread: false }))
      .notifications;
  await find();
  const { accessTokenExpiresAt: expiresAt } = await database.db.linkedinGrant.findFirstOrThrow();
  expect(await list()).toMatchObject([
    { open: true, lines: [{ text: "endsOn", values: { name: NAME, when: { at: expiresAt } } }] },
  ]);
  await change({ status: "invalid", reason: "revoked" });
  await find();
  expect(await list()).toMatchObject([
    { open: true, lines: [{ text: "ended", values: { name: NAME } }, { text: "notifications:why.revoked" }] },
    { open: false, lines: [{ text: "notifications:resolvedConnection" }] },
  ]);
  await change({ status: "active", reason: null, generation: 2 });
  expect((await list()).map(({ open }) => open)).toEqual([false, false]);
});

test("its email counts the first comments that would be written by hand", async () => {
  const { owner, change } = await make({ accessTokenExpiresAt: inDays(2) });
  const scheduled = (days: number, more: Parameters<typeof createPost>[2] = {}) =>
    createPost(database.db, owner, {
      status: "scheduled",
      scheduledAt: inDays(days),
      firstComment: "Link",
      ...more,
    });
  await scheduled(1);
  await scheduled(3);
  await scheduled(3, { firstComment: "" });
  await scheduled(3, { status: "cancelled", deletedAt: new Date() });
  const content = async () => {
    await find();
    const row = (await reported()).at(-1)!;
    const commentedAt = await listCommentedTimes(database, owner);
    return notificationEmail(row, { heldBack: 0, commentedAt, now: Date.now() });
  };
  expect(await content()).toMatchObject({
    of: "grant_ending",
    subject: { text: "subject.ending", values: { count: 2 } },
    paragraphs: [{ text: "ending" }, { text: "comments", values: { count: 1 } }, { text: "next" }],
  });
  await change({ status: "invalid", reason: "expired" });
  expect(await content()).toMatchObject({
    subject: { text: "subject.ended" },
    paragraphs: [{ text: "ended.expired" }, { text: "comments", values: { count: 2 } }, { text: "next" }],
  });
  await change({ scopes: ["r_member_postAnalytics"] });
  expect((await content()).paragraphs[1]).toMatchObject({ text: "effect.community" });
});
