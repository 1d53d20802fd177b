import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { testRefusals } from "../testing/test-refusals";
import { affirmPost } from "./affirm-post";
import { denyPost } from "./deny-post";

const database = useTestDatabase();
const attemptId = randomUUID();
const ANSWERS = [
  ["affirm", affirmPost],
  ["deny", denyPost],
] as const;

async function make() {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { status: "unconfirmed", attemptId, reason: null });
  return { actor: actorOf(user), post, ref: { id: post.id, version: post.version } };
}
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

describe.each(ANSWERS)("%s", (_name, answer) => {
  testRefusals(
    database,
    ["unconfirmed"],
    (actor, ref) => answer(fakeDeps(database.db), actor, ref, attemptId),
    { attemptId },
  );

  test("another attempt than the one the user was shown: refused, and nothing changed", async () => {
    const { actor, post, ref } = await make();
    await expect(answer(fakeDeps(database.db), actor, ref, randomUUID())).rejects.toMatchObject({
      code: "post_changed",
    });
    expect(await read(post.id)).toEqual(post);
  });
});

test("it is on LinkedIn: published, the link unknown", async () => {
  const { actor, ref } = await make();
  const now = new Date("2026-11-21T08:00:00Z");
  const deps = fakeDeps(database.db, { clock: { now: () => now.getTime(), sleep: () => Promise.resolve() } });
  expect(await affirmPost(deps, actor, ref, attemptId)).toMatchObject({
    status: "published",
    publishedAt: now,
    linkedinUrl: null,
    reason: null,
    version: 2,
  });
});

test("it is not: failed, with that reason", async () => {
  const { actor, ref } = await make();
  expect(await denyPost(database, actor, ref, attemptId)).toMatchObject({
    status: "failed",
    reason: "denied",
    publishedAt: null,
    version: 2,
  });
});
