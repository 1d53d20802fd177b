import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { findOccasions } from "../../notifications/find-occasions";
import { listNotifications } from "../../notifications/list-notifications";
import { planNotificationEmails } from "../../notifications/plan-notification-emails";
import { toActor } from "../../testing/to-actor";
import { fakeDeps } from "../../testing/fake-deps";
import { rehearseScheduled, type RehearsalCursor } from "./rehearse-scheduled";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const DAY_MS = 86_400_000;
const MENTION = "Thanks @[Acme](urn:li:organization:123)!";
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const deps = () => fakeDeps(database.db);

async function scheduled(overrides: Parameters<typeof createPost>[2] = {}) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, {
    status: "scheduled",
    scheduledAt: inDays(2),
    content: MENTION,
    ...overrides,
  });
  return { user, post, actor: toActor(user) };
}

/** Rehearses batch by batch, and returns how many batches it took. */
async function rehearseAll(): Promise<number> {
  let after: RehearsalCursor | null = null;
  for (let batch = 1; ; batch++) {
    after = await rehearseScheduled(deps(), after);
    if (!after) return batch;
  }
}

const edit = (id: string, content: string) =>
  database.db.post.update({ where: { id }, data: { content, version: { increment: 1 } } });

const list = async (actor: ReturnType<typeof toActor>) =>
  (await listNotifications(deps(), actor, { limit: 10, unread: false })).notifications;

test("the author is told once of what the night finds, in the app and by e-mail", async () => {
  const { actor, post } = await scheduled();
  for (const _night of [1, 2]) {
    await rehearseAll();
    await findOccasions(deps());
  }
  expect(await list(actor)).toMatchObject([{ kind: "post_at_risk", open: true, post: { id: post.id } }]);
  const rows = await database.db.outboxEmail.findMany();
  const { deliveries } = await planNotificationEmails(deps(), rows);
  expect(deliveries.flatMap(({ emails }) => emails.map(({ content }) => content))).toMatchObject([
    { of: "post_at_risk", post: { id: post.id } },
  ]);
});

test("a finding that is mended is resolved, and a new one is told again", async () => {
  const { db } = database;
  const { actor, post } = await scheduled();
  await rehearseAll();
  await findOccasions(deps());
  await edit(post.id, "Thanks, Acme!");
  expect(await list(actor)).toMatchObject([{ open: false }]);
  await rehearseAll();
  expect(await db.postRehearsal.count()).toBe(0);
  await edit(post.id, "So: [… your example].");
  await rehearseAll();
  await findOccasions(deps());
  expect(await list(actor)).toMatchObject([{ open: true }, { open: false }]);
});

test("a post with a gap that was scheduled before gaps were refused is named, and stays scheduled", async () => {
  const { actor, post } = await scheduled({ content: "So: [… your example]." });
  await rehearseAll();
  await findOccasions(deps());
  expect(await database.db.postRehearsal.findMany()).toMatchObject([
    { postId: post.id, codes: ["unfinished"] },
  ]);
  expect(await list(actor)).toMatchObject([{ kind: "post_at_risk", open: true }]);
  expect(await database.db.post.findUnique({ where: { id: post.id } })).toEqual(post);
});

test("nobody is told of what was found of a text that has changed since", async () => {
  const { actor, post } = await scheduled();
  await rehearseAll();
  await edit(post.id, "Thanks, Acme!");
  await findOccasions(deps());
  expect(await list(actor)).toEqual([]);
});

test("what is found again of a changed text stays told", async () => {
  const { actor, post } = await scheduled();
  await rehearseAll();
  await findOccasions(deps());
  await edit(post.id, `Once more: ${MENTION}`);
  await rehearseAll();
  await findOccasions(deps());
  expect(await list(actor)).toMatchObject([{ open: true }]);
});

test("a post of an account that is not active is not rehearsed", async () => {
  const { user } = await scheduled();
  await database.db.user.update({ where: { id: user.id }, data: { waitlistStatus: "rejected" } });
  await rehearseAll();
  expect(await database.db.postRehearsal.count()).toBe(0);
});

test.each([
  ["is good", { content: "A good post" }],
  ["is due later than a week", { scheduledAt: inDays(8) }],
  ["is a draft", { status: "draft" }],
  ["is deleted", { deletedAt: new Date() }],
] as const)("a post that %s has no findings", async (_name, overrides) => {
  await scheduled(overrides);
  await rehearseAll();
  expect(await database.db.postRehearsal.count()).toBe(0);
});

test("a connection that ends is left to its own notification", async () => {
  const user = await createUser(database.db, { linkedinAccessTokenExpiresAt: inDays(1) });
  await createPost(database.db, user, { status: "scheduled", scheduledAt: inDays(2) });
  await rehearseAll();
  expect(await database.db.postRehearsal.count()).toBe(0);
});

test("batches follow one another, also where posts are due at once", async () => {
  const at = inDays(3);
  const { user } = await scheduled({ scheduledAt: at });
  const row = { authorId: user.id, workspaceId: user.workspaceId, status: "scheduled" as const, dueAt: at };
  await database.db.post.createMany({
    data: Array.from({ length: 149 }, (_, n) => ({ ...row, content: `${n} ${MENTION}`, scheduledAt: at })),
  });
  expect(await rehearseAll()).toBe(2);
  expect(await database.db.postRehearsal.count()).toBe(150);
});
