import { randomUUID } from "node:crypto";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
import { confirm } from "./confirm";
import { expirePosts } from "./expire-posts";
import { reject } from "./reject";
import { release } from "./release";

const database = useTestDatabase();
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

async function publishing(overrides: Parameters<typeof duePost>[1] = {}) {
  const { post } = await duePost(database.db, {
    status: "publishing",
    scheduledAt: new Date(Date.now() - 60_000),
    attemptId: randomUUID(),
    attemptedAt: new Date(),
    ...overrides,
  });
  return { postId: post.id, attemptId: post.attemptId!, stranger: randomUUID() };
}

const confirmation = (postId: string, attemptId: string) => [
  {
    postId,
    attemptId,
    callId: attemptId,
    urn: "urn:li:share:1",
    outcome: "created" as const,
    httpStatus: 201,
    requestId: null,
  },
];
const giveBack = { retryAt: null, reason: "missed" as const, message: null };

test("guard confirm-attempt: an answer confirms only its own attempt", async () => {
  const { postId, attemptId, stranger } = await publishing();
  await confirm(database, confirmation(postId, stranger));
  expect(await read(postId)).toMatchObject({ status: "publishing" });
  await confirm(database, confirmation(postId, attemptId));
  expect(await read(postId)).toMatchObject({ status: "published", linkedinUrn: "urn:li:share:1" });
});

test("a late answer confirms an unconfirmed post, and fills in a missing link", async () => {
  const late = await publishing({ status: "unconfirmed" });
  await confirm(database, confirmation(late.postId, late.attemptId));
  expect(await read(late.postId)).toMatchObject({ status: "published", linkedinUrn: "urn:li:share:1" });
  const linkless = await publishing({ status: "published", linkedinUrn: null });
  await confirm(database, confirmation(linkless.postId, linkless.attemptId));
  expect(await read(linkless.postId)).toMatchObject({ linkedinUrn: "urn:li:share:1" });
});

test("guard release-attempt: a release ends only its own attempt", async () => {
  const { postId, attemptId, stranger } = await publishing();
  expect(await release(database.db, { postId, attemptId: stranger, ...giveBack })).toBeNull();
  expect(await read(postId)).toMatchObject({ status: "publishing" });
  expect(await release(database.db, { postId, attemptId, ...giveBack })).not.toBeNull();
  expect(await read(postId)).toMatchObject({ status: "scheduled", attemptId: null });
});

test("guard release-resend: a post that was sent again is not released", async () => {
  const { postId, attemptId } = await publishing({ resendId: randomUUID(), resentAt: new Date() });
  expect(await release(database.db, { postId, attemptId, ...giveBack })).toBeNull();
  expect(await read(postId)).toMatchObject({ status: "publishing" });
});

test("a release past the limit fails instead", async () => {
  const { postId, attemptId } = await publishing({ expiresAt: new Date(Date.now() + 5000) });
  const retryAt = new Date(Date.now() + 10_000);
  expect(await release(database.db, { postId, attemptId, ...giveBack, retryAt })).toBeNull();
  expect(await read(postId)).toMatchObject({ status: "failed", reason: "missed" });
});

test("guard reject-attempt: a refusal fails only its own attempt", async () => {
  const { postId, attemptId, stranger } = await publishing();
  expect(await reject(database, postId, stranger, "refused", null)).toBe(false);
  expect(await reject(database, postId, attemptId, "refused", null)).toBe(true);
});

test("guard reject-resend: a refusal that comes after a re-send decides nothing", async () => {
  const { postId, attemptId } = await publishing({ resendId: randomUUID(), resentAt: new Date() });
  expect(await reject(database, postId, attemptId, "refused", null)).toBe(false);
  expect(await read(postId)).toMatchObject({ status: "publishing" });
});

test("guard expire-status: only a scheduled post expires", async () => {
  const past = { scheduledAt: new Date(Date.now() - 13 * 3_600_000) };
  const { post } = await duePost(database.db, past);
  const { postId } = await publishing(past);
  const cancelled = (await duePost(database.db, { ...past, status: "cancelled" })).post;
  expect(await expirePosts(database)).toBe(1);
  expect(await read(post.id)).toMatchObject({ status: "failed", reason: "missed" });
  expect(await read(postId)).toMatchObject({ status: "publishing" });
  expect(await read(cancelled.id)).toMatchObject({ status: "cancelled" });
});

test("a post held back past its limit fails because of its connection", async () => {
  const { user, post } = await duePost(database.db, { scheduledAt: new Date(Date.now() - 13 * 3_600_000) });
  await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "invalid" } });
  await expirePosts(database);
  expect(await read(post.id)).toMatchObject({ status: "failed", reason: "connection_invalid" });
});
