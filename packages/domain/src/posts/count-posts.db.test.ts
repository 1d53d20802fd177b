import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { countLinkedinPosts } from "./connections/count-linkedin-posts";
import { countPosts } from "./count-posts";
import { countHeldPosts } from "./held-posts";
import { listPosts } from "./list-posts";
import { COUNT_LIMIT } from "./model/count-limit";

const database = useTestDatabase();
const HOUR = 3_600_000;
const NONE = {
  draft: 0,
  scheduled: 0,
  publishing: 0,
  published: 0,
  failed: 0,
  cancelled: 0,
  unconfirmed: 0,
  held: 0,
  deleted: 0,
};

test("the posts of the workspace are counted by status with zeros, and deleted ones while they can be restored", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  for (const status of ["draft", "draft", "scheduled", "failed"] as const)
    await createPost(database.db, user, { status });
  for (const hours of [1, 23, 25])
    await createPost(database.db, user, { deletedAt: new Date(Date.now() - hours * HOUR) });
  await createPost(database.db, other);
  await createPost(database.db, { id: other.id, workspaceId: user.workspaceId });
  expect(await countPosts(fakeDeps(database.db), toActor(user))).toEqual({
    ...NONE,
    draft: 3,
    scheduled: 1,
    failed: 1,
    deleted: 2,
  });
});

test("held posts are all scheduled ones without a connection, or those after its end", async () => {
  const user = await createUser(database.db, {
    linkedinAccessTokenExpiresAt: new Date(Date.now() + 24 * HOUR),
  });
  for (const hours of [1, 23, 25])
    await createPost(database.db, user, {
      status: "scheduled",
      scheduledAt: new Date(Date.now() + hours * HOUR),
    });
  await createPost(database.db, user, { status: "failed" });
  const held = async () => (await countPosts(fakeDeps(database.db), toActor(user))).held;
  expect(await held()).toBe(1);
  await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "invalid" } });
  expect(await held()).toBe(3);
  const { posts } = await listPosts(fakeDeps(database.db), toActor(user), { status: "held", limit: 10 });
  expect(posts).toHaveLength(3);
});

test("more posts than the limit count as the limit", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid" });
  await database.db.post.createMany({
    data: Array.from({ length: COUNT_LIMIT + 1 }, () => ({
      authorId: user.id,
      workspaceId: user.workspaceId,
      content: "",
      status: "scheduled" as const,
      scheduledAt: new Date(Date.now() + HOUR),
      dueAt: new Date(Date.now() + HOUR),
    })),
  });
  const counts = await countPosts(fakeDeps(database.db), toActor(user));
  expect(counts).toEqual({ ...NONE, scheduled: COUNT_LIMIT, held: COUNT_LIMIT });
  expect(await countHeldPosts(database, user)).toBe(COUNT_LIMIT);
  await database.db.post.updateMany({ data: { status: "published" } });
  expect(await countLinkedinPosts(database, toActor(user))).toBe(COUNT_LIMIT);
});

test("a new user has zero posts of every kind", async () => {
  expect(await countPosts(fakeDeps(database.db), toActor(await createUser(database.db)))).toEqual(NONE);
});
