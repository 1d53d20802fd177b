import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { deletePost } from "./delete-post";
import { DELETABLE } from "./model/post-transitions";
import { restorePost } from "./restore-post";

const database = useTestDatabase();
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

async function deleted(overrides: Parameters<typeof createPost>[2] = {}) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, overrides);
  const actor = toActor(user);
  await deletePost(database, actor, { id: post.id, version: 1 });
  return { actor, user, post, deps: fakeDeps(database.db) };
}
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

test.each(DELETABLE)("a restored %s post is as it was", async (status) => {
  const { actor, post, deps } = await deleted({ status });
  expect(await restorePost(deps, actor, post.id)).toMatchObject({ status, version: 3, deletedAt: null });
  const { updatedAt: _, ...row } = await read(post.id);
  const { updatedAt: __, ...before } = post;
  expect(row).toEqual({ ...before, version: 3 });
});

test("a scheduled post whose time has passed meanwhile stays cancelled", async () => {
  const { actor, post, deps } = await deleted({ status: "scheduled", scheduledAt: ago(1000) });
  expect(await restorePost(deps, actor, post.id)).toMatchObject({ status: "cancelled", deletedAt: null });
  expect(deps.hints).toEqual([]);
});

test("a cancelled post is not scheduled by deleting and restoring it", async () => {
  const { actor, post, deps } = await deleted({ status: "cancelled" });
  expect(await restorePost(deps, actor, post.id)).toMatchObject({ status: "cancelled" });
});

test("a post restored within the look-ahead is sent to the jobs, and a later one is left to the sweep", async () => {
  const dueAt = new Date(Date.now() + 60_000);
  const near = await deleted({ status: "scheduled", scheduledAt: dueAt });
  await restorePost(near.deps, near.actor, near.post.id);
  expect(near.deps.hints).toEqual([{ dueAt: dueAt.toISOString(), postIds: [near.post.id] }]);
  const far = await deleted({ status: "scheduled", scheduledAt: new Date(Date.now() + 90_000) });
  await restorePost(far.deps, far.actor, far.post.id);
  expect(far.deps.hints).toEqual([]);
});

test("a post can be restored within 24 hours, and is not found afterwards", async () => {
  const { actor, post, deps } = await deleted();
  await database.db.post.update({ where: { id: post.id }, data: { deletedAt: ago(24 * HOUR + 1000) } });
  const before = await read(post.id);
  await expect(restorePost(deps, actor, post.id)).rejects.toMatchObject({ code: "post_not_found" });
  expect(await read(post.id)).toEqual(before);
  await database.db.post.update({ where: { id: post.id }, data: { deletedAt: ago(24 * HOUR - 5000) } });
  expect(await restorePost(deps, actor, post.id)).toMatchObject({ deletedAt: null });
});

test("a post of another member or workspace, a missing one and one that is not deleted are not found", async () => {
  const { actor, user, post, deps } = await deleted({ status: "failed" });
  const before = await read(post.id);
  const other = toActor(await createUser(database.db));
  const colleague = { ...actor, userId: other.userId };
  const strangers = [other, colleague, { ...actor, workspaceId: other.workspaceId }];
  for (const stranger of strangers)
    await expect(restorePost(deps, stranger, post.id)).rejects.toMatchObject({ code: "post_not_found" });
  expect(await read(post.id)).toEqual(before);
  const existing = await createPost(database.db, user);
  for (const id of [randomUUID(), existing.id])
    await expect(restorePost(deps, actor, id)).rejects.toMatchObject({ code: "post_not_found" });
});
