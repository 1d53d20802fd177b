import { createPost } from "@takt/db/testing/factories/create-post";
import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { EMAIL_KINDS } from "../../email-kinds";
import { emailLane } from "../../outbox/email-lane";
import { sendEmails } from "../../outbox/send-emails";
import { startBilling } from "../../testing/billing-harness";
import { fakeDeps } from "../../testing/fake-deps";
import { getDeletion } from "./get-deletion";
import { isBeingDeleted } from "../../users/open-deletion";
import { requestDeletion } from "./request-deletion";
import { findIncompleteDeletions, completeDeletionRequest } from "./complete-deletion-request";
import { undoDeletion } from "./undo-deletion";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const DAY_MS = 86_400_000;
const NOW = Date.now();
const clock = { now: () => NOW, sleep: () => Promise.resolve() };
const status = async (id: string) => (await database.db.post.findUniqueOrThrow({ where: { id } })).status;
const deletion = (userId: string) => database.db.accountDeletion.findFirstOrThrow({ where: { userId } });

test("at once, scheduled posts are cancelled, grants revoked and wiped, and all sessions end", async () => {
  const deps = fakeDeps(database.db, { clock });
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  await createGrant(database.db, user, { product: "community" });
  const [mine, theirs, draft] = [
    await createPost(database.db, user, { status: "scheduled" }),
    await createPost(database.db, other, { status: "scheduled" }),
    await createPost(database.db, user),
  ];
  for (const { id: userId } of [user, other])
    await database.db.session.create({
      data: { userId, sessionToken: `token-${userId}`, expires: new Date(NOW + DAY_MS) },
    });
  expect(await requestDeletion(deps, { userId: user.id })).toEqual({ dueAt: new Date(NOW + 7 * DAY_MS) });
  expect([await status(mine.id), await status(theirs.id), await status(draft.id)]).toEqual([
    "cancelled",
    "scheduled",
    "draft",
  ]);
  expect(await database.db.session.findMany({ select: { userId: true } })).toEqual([{ userId: other.id }]);
  expect(deps.revoked).toHaveLength(2);
  expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    linkedinStatus: "none",
    linkedinAccessToken: null,
  });
  expect(await database.db.linkedinGrant.findFirstOrThrow({ where: { userId: user.id } })).toMatchObject({
    status: "none",
    accessToken: null,
  });
  expect((await deletion(user.id)).settledAt).toEqual(new Date(NOW));
  expect(await isBeingDeleted(database.db, user.id)).toBe(true);
  expect(await isBeingDeleted(database.db, other.id)).toBe(false);
});

test("the receipt says until when it can be undone, and is not sent once it is", async () => {
  const deps = fakeDeps(database.db, { clock });
  const [user, hesitant] = [await createUser(database.db), await createUser(database.db)];
  await requestDeletion(deps, { userId: user.id });
  await requestDeletion(deps, { userId: hesitant.id });
  await undoDeletion(deps, { userId: hesitant.id });
  await sendEmails(deps, emailLane("members", EMAIL_KINDS));
  expect(deps.emails).toMatchObject([
    {
      to: user.email,
      content: {
        kind: "account_deletion_requested",
        due: { at: new Date(NOW + 7 * DAY_MS), zone: "Europe/Berlin" },
      },
    },
  ]);
});

test("a second request is refused, also one that comes at the same time", async () => {
  const deps = fakeDeps(database.db, { clock });
  const { id: userId } = await createUser(database.db);
  const both = await Promise.allSettled([1, 2].map(() => requestDeletion(deps, { userId })));
  expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(requestDeletion(deps, { userId })).rejects.toMatchObject({ code: "deletion_open" });
  expect(await database.db.accountDeletion.count({ where: { userId } })).toBe(1);
});

test("an undone deletion keeps the account, and it can be requested again", async () => {
  const deps = fakeDeps(database.db, { clock });
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { status: "scheduled" });
  await expect(undoDeletion(deps, { userId: user.id })).rejects.toMatchObject({ code: "deletion_not_found" });
  await requestDeletion(deps, { userId: user.id });
  await undoDeletion(deps, { userId: user.id });
  expect(await isBeingDeleted(database.db, user.id)).toBe(false);
  expect(await status(post.id)).toBe("cancelled");
  await requestDeletion(deps, { userId: user.id });
});

test("a deletion whose purge has started cannot be undone", async () => {
  const deps = fakeDeps(database.db, { clock });
  const { id: userId } = await createUser(database.db);
  await requestDeletion(deps, { userId });
  await database.db.accountDeletion.updateMany({ where: { userId }, data: { startedAt: new Date() } });
  await expect(undoDeletion(deps, { userId })).rejects.toMatchObject({ code: "deletion_not_found" });
});

test("a subscription is set to end, and a payment provider that does not answer is asked again", async () => {
  const billing = await startBilling(database.db);
  const { id: subscriptionId } = billing.subscribe();
  const { payments } = billing.deps;
  const { actor } = billing;
  const down = () => Promise.resolve({ kind: "unavailable" as const, reason: "down" });
  const broken = fakeDeps(database.db, { clock, payments: { ...payments, cancelAtPeriodEnd: down } });
  await requestDeletion(broken, actor);
  const [id] = await findIncompleteDeletions(broken);
  expect(id).toBe((await deletion(actor.userId)).id);
  await completeDeletionRequest(fakeDeps(database.db, { clock, payments }), id!);
  expect(await findIncompleteDeletions(broken)).toEqual([]);
  expect(billing.provided.subscriptions.get(subscriptionId)?.cancelAt).toBeInstanceOf(Date);
  expect((await billing.read()).subscriptionStatus).toBe("cancelling");
});

test("what the deletion is about is counted of the actor's own posts", async () => {
  const user = await createUser(database.db);
  const other = await createUser(database.db);
  await createPost(database.db, user, { status: "scheduled" });
  await createPost(database.db, user, { status: "published" });
  await createPost(database.db, user, { status: "published", removedAt: new Date() });
  await createPost(database.db, other, { status: "published" });
  expect(await getDeletion({ db: database.db }, { userId: user.id })).toEqual({
    open: null,
    scheduledPosts: 1,
    publishedPosts: 1,
    isConnected: true,
    subscription: null,
    hasEmail: true,
  });
});
