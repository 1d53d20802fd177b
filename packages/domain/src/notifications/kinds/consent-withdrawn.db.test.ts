import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../../testing/fake-deps";
import { duePost } from "../../testing/post-fixtures";
import { toActor } from "../../testing/to-actor";
import { findOccasions } from "../find-occasions";
import { listNotifications } from "../list-notifications";
import { planNotificationEmails } from "../plan-notification-emails";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const find = () => findOccasions(fakeDeps(database.db));

/** A post that was cancelled by the withdrawal of its author's consent, and who had scheduled it. */
async function withdrawn(
  overrides: Parameters<typeof duePost>[1] = {},
  editorOverrides: Parameters<typeof createUser>[1] = {},
) {
  const editor = await createUser(database.db, editorOverrides);
  const author = await createUser(database.db, { displayName: "Ada" });
  const scheduled = { scheduledById: editor.id, withdrawnAt: new Date(), status: "cancelled" } as const;
  const { post } = await duePost(database.db, { ...scheduled, ...overrides }, author);
  return { editor, author, post };
}

test("who had scheduled it is told once, in the app and by e-mail, whose consent is gone; the author is not", async () => {
  const { editor, author, post } = await withdrawn();
  await Promise.all([find(), find()]);
  expect(await find()).toEqual({ found: 0 });
  const read = (user: typeof editor) =>
    listNotifications(database, toActor(user), { limit: 5, unread: false });
  const line = { text: "withdrawn", values: { name: "Ada" } };
  expect((await read(editor)).notifications).toMatchObject([
    { kind: "consent_withdrawn", open: true, lines: [line] },
  ]);
  expect((await read(author)).notifications).toEqual([]);
  const { deliveries } = await planNotificationEmails(
    fakeDeps(database.db),
    await database.db.outboxEmail.findMany(),
  );
  expect(deliveries.flatMap(({ emails }) => emails.map(({ content }) => content))).toMatchObject([
    { of: "consent_withdrawn", post: { id: post.id }, subject: { values: { name: "Ada" } } },
  ]);
});

test("guard withdrawn-status: a post that is scheduled again is none to tell of", async () => {
  await withdrawn({ status: "scheduled", scheduledAt: new Date(Date.now() + 864e5) });
  expect(await find()).toEqual({ found: 0 });
});

test("guard withdrawn-deleted: nor is one that is deleted", async () => {
  await withdrawn({ deletedAt: new Date() });
  expect(await find()).toEqual({ found: 0 });
});

test("guard withdrawn-active: an account that is not active gets no notification", async () => {
  await withdrawn({}, { waitlistStatus: "rejected" });
  expect(await find()).toEqual({ found: 0 });
});
