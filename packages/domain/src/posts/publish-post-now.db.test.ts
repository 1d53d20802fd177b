import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { testRefusals } from "../testing/test-refusals";
import { POST_TRANSITIONS } from "./model/post-transitions";
import { publishBatch } from "./publishing/publish-batch";
import { publishPostNow } from "./publish-post-now";

const database = useTestDatabase();

testRefusals(database, POST_TRANSITIONS.schedule.from, (actor, ref) =>
  publishPostNow(fakeDeps(database.db), actor, ref),
);

test.each(POST_TRANSITIONS.schedule.from)(
  "a %s post is scheduled at this moment, and the jobs get a hint",
  async (status) => {
    const user = await createUser(database.db);
    const post = await createPost(database.db, user, { status, reason: "missed" });
    const now = new Date("2026-11-21T08:30:12.345Z");
    const deps = fakeDeps(database.db, {
      clock: { now: () => now.getTime(), sleep: () => Promise.resolve() },
    });
    const view = await publishPostNow(deps, toActor(user), { id: post.id, version: 1 });
    expect(view).toMatchObject({
      status: "scheduled",
      scheduledAt: now,
      dueAt: now,
      scheduledZone: "Europe/Berlin",
      scheduledWall: "2026-11-21T09:30",
      reason: null,
    });
    expect(deps.hints).toEqual([{ dueAt: now.toISOString(), postIds: [post.id] }]);
    // Never sent inside the request.
    expect(deps.sent).toEqual([]);
  },
);

test("a post published now goes out with the batch of its hint", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user);
  const deps = fakeDeps(database.db);
  await publishPostNow(deps, toActor(user), { id: post.id, version: 1 });
  await publishBatch(deps, deps.hints[0]!.postIds);
  expect(deps.sent).toHaveLength(1);
});

test("a post published now is due by the database's clock in any time zone of the server", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user);
  await publishPostNow(fakeDeps(database.db), toActor(user), { id: post.id, version: 1 });
  const [row] = await database.db.$queryRaw<{ late: number }[]>`
    select extract(epoch from now() - due_at)::float8 as late from posts where id = ${post.id}::uuid`;
  expect(Math.abs(row!.late)).toBeLessThan(60);
});

test.each(["none", "invalid"] as const)(
  "a post with connection %s is refused, and nothing changes",
  async (linkedinStatus) => {
    const user = await createUser(database.db, { linkedinStatus });
    const post = await createPost(database.db, user);
    const deps = fakeDeps(database.db);
    await expect(publishPostNow(deps, toActor(user), { id: post.id, version: 1 })).rejects.toMatchObject({
      code: "connection_inactive",
    });
    expect(await database.db.post.findUnique({ where: { id: post.id } })).toEqual(post);
    expect(deps.hints).toEqual([]);
  },
);

test.each([
  ["empty", "", "post_empty"],
  ["invisible", "\u200b", "post_invisible"],
  ["an outline with a gap", "So: [… Ihr Beispiel mit einer Zahl].", "post_unfinished"],
  ["too long", "x".repeat(3001), "post_too_long"],
])("a post that is %s is refused", async (_name, content, code) => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { content });
  await expect(
    publishPostNow(fakeDeps(database.db), toActor(user), { id: post.id, version: 1 }),
  ).rejects.toMatchObject({ code });
});
