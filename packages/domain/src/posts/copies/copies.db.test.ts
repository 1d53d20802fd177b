import { Readable } from "node:stream";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { v7 } from "uuid";
import { fakeDeps } from "../../testing/fake-deps";
import { toActor } from "../../testing/to-actor";
import { duplicatePost } from "./duplicate-post";
import { followUpPost } from "./follow-up-post";

const database = useTestDatabase();

/** A store that keeps what it is given; the files that the factory made are `missing` or there. */
function storage(missing: readonly string[] = []) {
  const stored: string[] = [];
  const files = {
    ...fakeDeps(database.db).files,
    has: (key: string) => Promise.resolve(!missing.includes(key)),
    read: (key: string) => Promise.resolve({ stream: Readable.from([key]), bytes: key.length }),
    async storeStream(id: string, stream: Readable) {
      stored.push((await stream.toArray()).join(""));
      return { key: id, bytes: 1 };
    },
  };
  return { stored, deps: fakeDeps(database.db, { files }) };
}

async function make(more: Parameters<typeof createPost>[2] = {}) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, {
    status: "published",
    content: "Three things I learnt\n\nOne",
    hashtags: ["takt"],
    visibility: "CONNECTIONS",
    firstComment: "And a question",
    ...more,
  });
  return { user, actor: toActor(user), post };
}

test("a duplicate is a draft with all that was written, and has no schedule and no receipt", async () => {
  const { actor, post } = await make();
  const copy = await duplicatePost(storage().deps, actor, { id: v7(), of: post.id });
  expect(copy).toMatchObject({
    status: "draft",
    content: post.content,
    hashtags: ["takt"],
    visibility: "CONNECTIONS",
    firstComment: "And a question",
    scheduledAt: null,
    publishedAt: null,
    linkedinUrl: null,
  });
  expect(copy.id).not.toBe(post.id);
});

test("the files of a duplicate are copies in the same order; those of the post stay where they are", async () => {
  const { user, actor, post } = await make();
  const [a, b] = [
    await createMedia(database.db, user, { postId: post.id, position: 1, altText: "second" }),
    await createMedia(database.db, user, { postId: post.id, position: 0, altText: "first" }),
  ];
  const { deps, stored } = storage();
  const input = { id: v7(), of: post.id };
  const copy = await duplicatePost(deps, actor, input);
  expect(copy.media.map(({ altText, fileName }) => [altText, fileName])).toEqual([
    ["first", b.fileName],
    ["second", a.fileName],
  ]);
  expect(stored).toEqual([b.storageKey, a.storageKey]);
  expect(await database.db.media.count({ where: { postId: post.id } })).toBe(2);
  // Once more, because the answer was lost.
  expect((await duplicatePost(deps, actor, input)).media).toHaveLength(2);
  expect(stored).toHaveLength(2);
});

test("a file that storage has lost is left out of the duplicate", async () => {
  const { user, actor, post } = await make();
  const lost = await createMedia(database.db, user, { postId: post.id });
  await createMedia(database.db, user, { postId: post.id, position: 1, altText: "there" });
  const { deps } = storage([lost.storageKey]);
  const copy = await duplicatePost(deps, actor, { id: v7(), of: post.id });
  expect(copy.media.map(({ altText }) => altText)).toEqual(["there"]);
});

test("a duplicate of a text that Takt has written has to be reviewed again", async () => {
  const { actor, post } = await make({ aiOrigin: "generated", reviewedAt: new Date() });
  const copy = await duplicatePost(storage().deps, actor, { id: v7(), of: post.id });
  expect(copy).toMatchObject({ aiOrigin: "generated", reviewNeeded: true });
});

test("a follow-up has no text, the same readers, and a card to the post on LinkedIn; repeated, it is one draft", async () => {
  const { actor, post } = await make();
  const input = { id: v7(), of: post.id };
  const draft = await followUpPost(storage().deps, actor, input);
  expect(draft).toMatchObject({
    status: "draft",
    content: "",
    hashtags: [],
    firstComment: "",
    visibility: "CONNECTIONS",
    linkCard: {
      source: `https://www.linkedin.com/feed/update/${post.linkedinUrn}/`,
      title: "Three things I learnt",
      description: "",
    },
  });
  await followUpPost(storage().deps, actor, input);
  expect(await database.db.post.count({ where: { authorId: actor.userId } })).toBe(2);
});

test("a post that is not on LinkedIn has no follow-up", async () => {
  for (const more of [{ status: "draft" }, { linkedinUrn: null }, { removedAt: new Date() }] as const) {
    const { actor, post } = await make(more);
    await expect(followUpPost(storage().deps, actor, { id: v7(), of: post.id })).rejects.toMatchObject({
      code: "post_not_in_state",
    });
  }
});

test("a deleted post and another member's are neither duplicated nor followed up", async () => {
  const { actor, post } = await make({ deletedAt: new Date() });
  const other = await make();
  for (const of of [post.id, other.post.id])
    for (const create of [duplicatePost, followUpPost])
      await expect(create(storage().deps, actor, { id: v7(), of })).rejects.toMatchObject({
        code: "post_not_found",
      });
});
