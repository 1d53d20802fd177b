import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { createPost as savePost } from "../posts/create-post";
import { deletePost } from "../posts/delete-post";
import { restorePost } from "../posts/restore-post";
import { updatePost } from "../posts/update-post";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { createNewPostInput, createPostInput } from "../testing/post-fixtures";
import { purgeAbandonedUploads, purgeOrphanedFiles } from "./purge-orphaned-files";
import { purgeDeletedPosts, purgeDetachedMedia } from "./purge-media";
const DAY = 86_400_000;
const database = useTestDatabase();
const ago = (days: number) => new Date(Date.now() - days * DAY);

beforeEach(async () => {
  await database.db.post.deleteMany();
  await database.db.media.deleteMany();
});

/** Dependencies whose clock is `days` ahead, and the keys that were removed from the store. */
function depsIn(days = 0) {
  const removed: string[] = [];
  const deps = fakeDeps(database.db, {
    clock: { now: () => Date.now() + days * DAY, sleep: () => Promise.resolve() },
  });
  deps.files.remove = (key) => Promise.resolve(void removed.push(key));
  return { ...deps, removed };
}

const member = async () => {
  const user = await createUser(database.db);
  return { user, actor: toActor(user) };
};
const stored = async () => (await database.db.media.findMany()).map(({ id }) => id).sort();

test("a file that was never saved with a post is purged after a week, its row before its bytes", async () => {
  const { user } = await member();
  const old = await createMedia(database.db, user, { detachedAt: ago(7.1) });
  const young = await createMedia(database.db, user, { detachedAt: ago(6.9) });
  const deps = depsIn();
  deps.files.remove = async (key) => {
    expect(await database.db.media.count({ where: { storageKey: key } })).toBe(0);
    deps.removed.push(key);
  };
  expect(await purgeDetachedMedia(deps)).toEqual({ purged: 1, more: false });
  expect(deps.removed).toEqual([old.storageKey]);
  expect(await stored()).toEqual([young.id]);
});

test("a file of a post stays at any age, and is purged a week after it is detached", async () => {
  const { user, actor } = await member();
  const file = await createMedia(database.db, user, { detachedAt: ago(300) });
  const media = [{ id: file.id, altText: "" }];
  const { id, version } = await savePost(depsIn(), actor, createNewPostInput({ media }));
  const published = await createPost(database.db, user, { status: "published" });
  await createMedia(database.db, user, { postId: published.id, detachedAt: ago(300) });
  expect(await purgeDetachedMedia(depsIn())).toEqual({ purged: 0, more: false });

  const next = await updatePost(database, actor, { id, version }, createPostInput());
  expect(await purgeDetachedMedia(depsIn(6.9))).toEqual({ purged: 0, more: false });
  // Attached again within the week.
  const back = await updatePost(database, actor, { id, version: next.version }, createPostInput({ media }));
  expect(back.media).toHaveLength(1);
  await updatePost(database, actor, { id, version: back.version }, createPostInput());
  const deps = depsIn(7.1);
  expect(await purgeDetachedMedia(deps)).toEqual({ purged: 1, more: false });
  expect(deps.removed).toEqual([file.storageKey]);
});

test("a file that cannot be removed now does not hold up the others", async () => {
  const { user } = await member();
  await createMedia(database.db, user, { detachedAt: ago(8) });
  await createMedia(database.db, user, { detachedAt: ago(8) });
  const deps = depsIn();
  let calls = 0;
  deps.files.remove = () => (++calls === 1 ? Promise.reject(new Error("EIO")) : Promise.resolve());
  expect(await purgeDetachedMedia(deps)).toEqual({ purged: 2, more: false });
  expect(calls).toBe(2);
});

test("a deleted post is purged with its files after a week, and not while it can be restored", async () => {
  const { user, actor } = await member();
  const post = await createPost(database.db, user);
  const file = await createMedia(database.db, user, { postId: post.id });
  await deletePost(database, actor, { id: post.id, version: 1 });
  expect(await purgeDeletedPosts(depsIn(6.9))).toEqual({ purged: 0, more: false });
  expect(await restorePost(depsIn(), actor, post.id)).toMatchObject({ media: [{ id: file.id }] });

  await deletePost(database, actor, { id: post.id, version: 3 });
  const deps = depsIn(7.1);
  expect(await purgeDeletedPosts(deps)).toEqual({ purged: 1, more: false });
  expect(deps.removed).toEqual([file.storageKey]);
  expect(await database.db.post.count()).toBe(0);
  expect(await stored()).toEqual([]);
});

test("posts that are not deleted stay, and so does one whose outcome is unknown", async () => {
  const { user } = await member();
  for (const status of ["draft", "scheduled", "published", "failed", "cancelled"] as const)
    await createPost(database.db, user, { status, createdAt: ago(900), updatedAt: ago(900) });
  await createPost(database.db, user, { status: "unconfirmed", deletedAt: ago(30) });
  await createPost(database.db, user, { status: "publishing", deletedAt: ago(30) });
  expect(await purgeDeletedPosts(depsIn())).toEqual({ purged: 0, more: false });
});

test("files without a row are removed, those of posts and feedback are not", async () => {
  const { user } = await member();
  const file = await createMedia(database.db, user);
  const { screenshotKey } = await database.db.feedback.create({
    data: { userId: user.id, type: "bug", message: "Look", screenshotKey: randomUUID() },
  });
  const { storageKey: importKey } = await database.db.syncRun.create({
    data: { userId: user.id, source: "archive_file", storageKey: randomUUID() },
  });
  const orphans = Array.from({ length: 600 }, () => randomUUID());
  const deps = depsIn();
  const asked: unknown[] = [];
  deps.files.listKeys = (before, piece) => {
    asked.push([Math.round((Date.now() - before.getTime()) / DAY), piece]);
    return Readable.from([...orphans, file.storageKey, screenshotKey!, importKey!]);
  };
  expect(await purgeOrphanedFiles(deps, 3, 16)).toEqual({ purged: 600, more: false });
  expect(deps.removed).toEqual(orphans);
  expect(asked).toEqual([[3, { part: 3, parts: 16 }]]);
});

test("the bytes of uploads without a row are discarded, the others stay", async () => {
  const { user } = await member();
  const known = await database.db.incomingFile.create({
    data: {
      id: randomUUID(),
      fileName: "a.mp4",
      bytes: 9n,
      uploaderId: user.id,
      workspaceId: user.workspaceId,
    },
  });
  const unknown = randomUUID();
  const deps = depsIn();
  const discarded: string[] = [];
  const swept: number[] = [];
  deps.files.listUploads = () => Promise.resolve([known.id, unknown]);
  deps.files.discard = (upload) => Promise.resolve(void discarded.push(upload));
  deps.files.sweep = (before) => Promise.resolve(void swept.push(Math.round((Date.now() - +before) / DAY)));
  await purgeAbandonedUploads(deps);
  expect([discarded, swept]).toEqual([[unknown], [3]]);
});
