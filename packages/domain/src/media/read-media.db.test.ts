import { randomUUID } from "node:crypto";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { readMedia, readThumbnail } from "./read-media";

const database = useTestDatabase();

test("the owner reads the bytes of a file with its type", async () => {
  const user = await createUser(database.db);
  const file = await createMedia(database.db, user, { mimeType: "image/gif" });
  const deps = fakeDeps(database.db);
  const keys: string[] = [];
  const { read } = deps.files;
  deps.files.read = (key) => {
    keys.push(key);
    return read(key);
  };
  const found = await readMedia(deps, toActor(user), file.id);
  expect(found.file).toMatchObject({ id: file.id, mimeType: "image/gif" });
  await found.open({ first: 1, last: 2 });
  expect(keys).toEqual([file.storageKey]);
});

test("another user's file answers media_not_found, and the store is not called", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const file = await createMedia(database.db, user);
  const deps = fakeDeps(database.db);
  deps.files.read = () => Promise.reject(new Error("asked"));
  for (const actor of [toActor(other), { ...toActor(user), userId: other.id }])
    await expect(readMedia(deps, actor, file.id)).rejects.toMatchObject({ code: "media_not_found" });
  await expect(readMedia(deps, toActor(user), randomUUID())).rejects.toMatchObject({
    code: "media_not_found",
  });
});

test("a file on a post is read by every member of its workspace, wherever they are, and by nobody who was one", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const post = await createPost(database.db, user);
  const onPost = await createMedia(database.db, user, { postId: post.id });
  const free = await createMedia(database.db, user);
  const read = (id: string) => readMedia(fakeDeps(database.db), toActor(other), id);
  const membership = { workspaceId: user.workspaceId, userId: other.id };
  await database.db.membership.create({ data: { ...membership, role: "viewer" } });
  expect((await read(onPost.id)).file.id).toBe(onPost.id);
  await expect(read(free.id)).rejects.toMatchObject({ code: "media_not_found" });
  await database.db.membership.delete({ where: { workspaceId_userId: membership } });
  await expect(read(onPost.id)).rejects.toMatchObject({ code: "media_not_found" });
});

test("the owner reads the small copy of a picture; of another user's, and of a video, there is none", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const picture = await createMedia(database.db, user);
  const film = await createMedia(database.db, user, { kind: "video", mimeType: "video/mp4" });
  const deps = fakeDeps(database.db);
  const asked: string[][] = [];
  deps.files.thumbnail = (...call) => {
    asked.push(call);
    return Promise.resolve(new Uint8Array([1]));
  };
  expect(await readThumbnail(deps, toActor(user), picture.id)).toEqual(new Uint8Array([1]));
  const strangers: [Parameters<typeof readThumbnail>[1], string][] = [
    [toActor(other), picture.id],
    [toActor(user), film.id],
    [toActor(user), randomUUID()],
  ];
  for (const [actor, id] of strangers)
    await expect(readThumbnail(deps, actor, id)).rejects.toMatchObject({ code: "media_not_found" });
  expect(asked).toEqual([[picture.storageKey, user.id]]);
});
