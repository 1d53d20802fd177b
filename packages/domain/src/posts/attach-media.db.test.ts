import { createMedia } from "@takt/db/testing/factories/create-media";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { MEDIA_LIMITS } from "../media/model/media-limits";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { createNewPostInput, createPostInput } from "../testing/post-fixtures";
import { createPost } from "./create-post";
import { postInput } from "./model/post-input";
import { updatePost } from "./update-post";

const database = useTestDatabase();
type Kind = "image" | "video" | "document";

/** Creates files of these kinds without a post; their names do not matter. */
async function make(...kinds: Kind[]) {
  const user = await createUser(database.db);
  const media = [];
  for (const kind of kinds)
    media.push(
      await createMedia(database.db, user, { kind, fileName: "picture.png", mimeType: "image/png" }),
    );
  return { actor: toActor(user), media: media.map(({ id }) => ({ id, altText: "" })) };
}

test.each<[string, Kind[]]>([
  ["an image and a video", ["image", "video"]],
  ["an image and a document", ["document", "image"]],
  ["a video and a document", ["video", "document"]],
])("a post with %s is refused as media_mixed and not created", async (_name, kinds) => {
  const { actor, media } = await make(...kinds);
  await expect(createPost(fakeDeps(database.db), actor, createNewPostInput({ media }))).rejects.toMatchObject(
    {
      code: "media_mixed",
    },
  );
  expect(await database.db.post.count({ where: { authorId: actor.userId } })).toBe(0);
});

test.each<[string, Kind[], number]>([
  ["two videos", ["video", "video"], 1],
  ["two documents", ["document", "document"], 1],
])("a post with %s is refused as media_too_many", async (_name, kinds, max) => {
  const { actor, media } = await make(...kinds);
  await expect(createPost(fakeDeps(database.db), actor, createNewPostInput({ media }))).rejects.toMatchObject(
    {
      code: "media_too_many",
      data: { max },
    },
  );
});

test("one video, one document or 20 images are accepted, and a 21st image fails validation", async () => {
  for (const kinds of [["video"], ["document"], Array<Kind>(20).fill("image")] as Kind[][]) {
    const { actor, media } = await make(...kinds);
    expect(
      (await createPost(fakeDeps(database.db), actor, createNewPostInput({ media }))).media,
    ).toHaveLength(kinds.length);
  }
  const media = Array.from({ length: 21 }, () => ({ id: crypto.randomUUID(), altText: "" }));
  expect(postInput.safeParse(createPostInput({ media })).success).toBe(false);
});

test("a second kind is refused beside the post's files and accepted in their place", async () => {
  const { actor, media } = await make("image", "video");
  const post = await createPost(fakeDeps(database.db), actor, createNewPostInput({ media: [media[0]!] }));
  const ref = { id: post.id, version: post.version };
  await expect(updatePost(database, actor, ref, createPostInput({ media }))).rejects.toMatchObject({
    code: "media_mixed",
  });
  const next = await updatePost(database, actor, ref, createPostInput({ media: [media[1]!] }));
  expect(next.media.map(({ kind }) => kind)).toEqual(["video"]);
});

test("a title is stored, and stays when a later input has none", async () => {
  const { actor, media } = await make("document");
  const post = await createPost(
    fakeDeps(database.db),
    actor,
    createNewPostInput({ media: [{ ...media[0]!, title: "Leitfaden" }] }),
  );
  expect(post.media[0]).toMatchObject({ title: "Leitfaden" });
  const next = await updatePost(database, actor, { id: post.id, version: 1 }, createPostInput({ media }));
  expect(next.media[0]).toMatchObject({ title: "Leitfaden" });
  const tooLong = { ...media[0]!, title: "x".repeat(MEDIA_LIMITS.titleLength + 1) };
  expect(postInput.safeParse(createPostInput({ media: [tooLong] })).success).toBe(false);
});
