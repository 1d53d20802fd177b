import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { duePost } from "../testing/post-fixtures";
import { fakeDeps } from "../testing/fake-deps";
import { testRefusals } from "../testing/test-refusals";
import { affirmPost, denyPost } from "./affirm-deny-post";
import { getPost } from "./get-post";
import { listAttempts } from "./list-attempts";
import { publishPostNow } from "./publish-post-now";
import { publishBatch } from "./publishing/publish-batch";

const database = useTestDatabase();
const attemptId = randomUUID();
const sentAt = new Date("2026-11-21T08:00:00Z");
const ANSWERS = [
  ["affirm", affirmPost, ["unconfirmed"]],
  ["deny", denyPost, ["unconfirmed", "published"]],
] as const;

async function make(overrides: Parameters<typeof createPost>[2] = {}) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, {
    status: "unconfirmed",
    attemptId,
    attemptedAt: sentAt,
    reason: null,
    ...overrides,
  });
  return { actor: toActor(user), post, ref: { id: post.id, version: post.version } };
}
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

describe.each(ANSWERS)("%s", (_name, answer, from) => {
  testRefusals(database, from, (actor, ref) => answer(fakeDeps(database.db), actor, ref, attemptId), {
    attemptId,
  });

  test("an answer about another attempt than the one shown is refused, and nothing changes", async () => {
    const { actor, post, ref } = await make();
    await expect(answer(fakeDeps(database.db), actor, ref, randomUUID())).rejects.toMatchObject({
      code: "post_changed",
    });
    expect(await read(post.id)).toEqual(post);
  });
});

test("an affirmed post is published as of when it was sent, without a link", async () => {
  const { actor, ref } = await make();
  expect(await affirmPost(database, actor, ref, attemptId)).toMatchObject({
    status: "published",
    publishedAt: sentAt,
    linkedinUrl: null,
    reason: null,
    version: 2,
  });
});

test("a denied post fails with that reason", async () => {
  const { actor, ref } = await make();
  expect(await denyPost(database, actor, ref, attemptId)).toMatchObject({
    status: "failed",
    reason: "denied",
    publishedAt: null,
    version: 2,
  });
});

test("a published post that is denied fails and can be published again, and its attempt keeps the URN and the denial", async () => {
  const { user, post } = await duePost(database.db);
  const urn = "urn:li:share:7141138937766391808";
  await publishBatch(fakeDeps(database.db, { create: () => ({ kind: "created", urn }) }), [post.id]);
  const actor = toActor(user);
  const published = await getPost(database, actor, post.id);
  const before = new Date();
  const denied = await denyPost(database, actor, published, published.attemptId!);
  expect(denied).toMatchObject({ status: "failed", reason: "denied", publishedAt: null, linkedinUrl: null });
  const [attempt] = await listAttempts(database, actor, post.id);
  expect(attempt).toMatchObject({
    outcome: "created",
    linkedinUrl: `https://www.linkedin.com/feed/update/${urn}/`,
  });
  expect(attempt!.deniedAt!.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);

  const again = await publishPostNow(fakeDeps(database.db), actor, denied);
  await publishBatch(fakeDeps(database.db), [again.id]);
  expect(await getPost(database, actor, post.id)).toMatchObject({ status: "published", reason: null });
});
