import { randomUUID } from "node:crypto";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Actor } from "../shared/actor";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { createPostInput } from "../testing/post-fixtures";
import { listPosts, listPostsInput } from "./list-posts";
import { POST_STATUSES } from "./model/post-transitions";
import { updatePost } from "./update-post";

const database = useTestDatabase();
const HOUR = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

function list(actor: Actor, input: z.input<typeof listPostsInput> = {}) {
  return listPosts(fakeDeps(database.db), actor, listPostsInput.parse(input));
}
async function ids(actor: Actor, input: z.input<typeof listPostsInput> = {}) {
  return (await list(actor, input)).posts.map(({ id }) => id);
}
async function make() {
  const user = await createUser(database.db);
  const add = async (overrides: Parameters<typeof createPost>[2] = {}) =>
    (await createPost(database.db, user, overrides)).id;
  return { user, actor: toActor(user), add };
}

test("the posts of the workspace are listed, whoever's they are, the last changed first", async () => {
  const { user, actor, add } = await make();
  const old = await add({ updatedAt: ago(2 * HOUR) });
  const long = await add({ updatedAt: ago(HOUR), content: "y".repeat(300) });
  await createMedia(database.db, user, { postId: long });
  const stranger = await make();
  await stranger.add();
  // Another author in the same workspace, and the same author elsewhere.
  const colleague = { id: stranger.user.id, workspaceId: user.workspaceId };
  const theirs = await createPost(database.db, colleague, { updatedAt: ago(3 * HOUR) });
  await createPost(database.db, { id: user.id, workspaceId: stranger.user.workspaceId });
  expect(await ids(actor)).toEqual([long, old, theirs.id]);
  expect((await list(actor)).posts[0]).toMatchObject({
    excerpt: "y".repeat(280),
    mediaCount: 1,
    mediaKind: "image",
  });
});

test.each(["image", "video", "document"] as const)("a post's kind of file is listed: %s", async (kind) => {
  const { actor, user } = await make();
  const post = await createPost(database.db, user);
  await createMedia(database.db, user, { postId: post.id, kind });
  expect((await list(actor)).posts[0]).toMatchObject({ mediaCount: 1, mediaKind: kind });
});

test("posts are filtered by status, and deleted ones are listed apart while they can be restored", async () => {
  const { actor, add } = await make();
  const byStatus = new Map<string, string>();
  for (const status of POST_STATUSES) byStatus.set(status, await add({ status }));
  const gone = await add({ deletedAt: ago(23 * HOUR) });
  await add({ deletedAt: ago(25 * HOUR) });
  for (const status of POST_STATUSES) expect(await ids(actor, { status })).toEqual([byStatus.get(status)]);
  expect(await ids(actor, { status: "deleted" })).toEqual([gone]);
  expect(new Set(await ids(actor))).toEqual(new Set(byStatus.values()));
});

describe("search", () => {
  test.each([
    ["upper and lower case are equal", "WORLD", "Hello world", "Hello moon"],
    ["umlauts are found", "grüße", "Viele Grüße", "Viele Gruesse"],
    ["spaces around are not part of it", "  world ", "Hello world", "Hello"],
    ["a percent sign is a percent sign", "100%", "A 100% sure", "A 1000 sure"],
    ["an underscore is an underscore", "snake_case", "in snake_case", "in snakeXcase"],
    ["a backslash is a backslash", "a\\b", "path a\\b", "path ab"],
    ["a percent sign after a backslash too", "\\%", "odd \\% text", "odd % text"],
  ])("a search finds the text: %s", async (_name, search, found, other) => {
    const { actor, add } = await make();
    const id = await add({ content: found });
    await add({ content: other });
    expect(await ids(actor, { search })).toEqual([id]);
  });

  test.each([
    ["the link card's title", { linkSource: "https://example.com", linkTitle: "Words sought" }],
    ["the link card's description", { linkSource: "https://example.com", linkDescription: "Words sought" }],
    [
      "the poll's question",
      { pollQuestion: "Words sought?", pollOptions: ["Yes", "No"], pollDuration: "THREE_DAYS" as const },
    ],
    [
      "the poll's options",
      { pollQuestion: "Which?", pollOptions: ["Those", "Words sought"], pollDuration: "THREE_DAYS" as const },
    ],
    ["the first comment", { firstComment: "Words sought" }],
  ])("a search finds %s", async (_part, written) => {
    const { actor, add } = await make();
    const id = await add({ content: "Text", ...written });
    await add({ content: "Words", firstComment: "sought" });
    expect(await ids(actor, { search: "words sought" })).toEqual([id]);
  });

  test("a blank search lists all posts", async () => {
    const { actor, add } = await make();
    const id = await add();
    expect(await ids(actor, { search: "   " })).toEqual([id]);
  });
});

describe("pages", () => {
  async function many(count: number) {
    const made = await make();
    // Some have one updatedAt, like rows of one statement.
    for (let i = 0; i < count; i++)
      await made.add({ updatedAt: new Date(1_790_000_000_000 - (i >> 1) * HOUR) });
    return made;
  }

  test("each post is on one page, in one order over all pages", async () => {
    const { actor } = await many(7);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(actor, { limit: 3, cursor });
      seen.push(...page.posts.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(await ids(actor));
    expect(new Set(seen).size).toBe(7);
  });

  test("the last page has no cursor", async () => {
    const { actor } = await many(3);
    expect(await list(actor, { limit: 3 })).toMatchObject({ nextCursor: null });
  });

  test.each(["edited", "gone"])(
    "pages stay stable when the last post of the previous page was %s meanwhile",
    async (what) => {
      const { actor } = await many(6);
      const all = await ids(actor);
      const { posts, nextCursor } = await list(actor, { limit: 3 });
      const last = posts[2]!;
      if (what === "gone") await database.db.post.delete({ where: { id: last.id } });
      else await updatePost(database, actor, { id: last.id, version: 1 }, createPostInput());
      expect(await ids(actor, { limit: 3, cursor: nextCursor! })).toEqual(all.slice(3));
    },
  );

  test("a cursor reveals nothing about a post of another user", async () => {
    const { actor } = await many(2);
    const stranger = await make();
    const foreign = await stranger.add({ updatedAt: new Date(1_700_000_000_000) });
    for (const cursor of [foreign, randomUUID(), `1_${foreign}`, "x"])
      expect(listPostsInput.safeParse({ cursor }).success).toBe(false);
    // The cursor holds the position itself, so the row of its id is never read.
    const moment = "1700000000001";
    expect(await ids(actor, { cursor: `${moment}_${foreign}` })).toEqual(
      await ids(actor, { cursor: `${moment}_${randomUUID()}` }),
    );
  });
});

describe("what has a time is in its order", () => {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR);

  test("scheduled posts are listed by when they go out, over all pages", async () => {
    const { actor, add } = await make();
    const schedule = (hours: number, changed: number) =>
      add({ status: "scheduled", scheduledAt: at(hours), dueAt: at(hours), updatedAt: ago(changed * HOUR) });
    const [last, first, middle] = [await schedule(9, 3), await schedule(1, 2), await schedule(5, 1)];
    const { posts, nextCursor } = await list(actor, { status: "scheduled", limit: 2 });
    expect(posts.map(({ id }) => id)).toEqual([first, middle]);
    expect(await ids(actor, { status: "scheduled", cursor: nextCursor!, limit: 2 })).toEqual([last]);
    expect(await ids(actor)).toEqual([middle, first, last]);
  });

  test("published posts are listed by when they went out, over all pages", async () => {
    const { actor, add } = await make();
    const publish = (hours: number, changed: number) =>
      add({ status: "published", publishedAt: ago(hours * HOUR), updatedAt: ago(changed * HOUR) });
    const [old, newest, middle] = [await publish(9, 1), await publish(1, 2), await publish(5, 3)];
    const { posts, nextCursor } = await list(actor, { status: "published", limit: 2 });
    expect(posts.map(({ id }) => id)).toEqual([newest, middle]);
    expect(await ids(actor, { status: "published", cursor: nextCursor!, limit: 2 })).toEqual([old]);
  });
});

test("the list brings the first picture and the figures of a published post, and no figures of another member's", async () => {
  const { user, actor, add } = await make();
  const stranger = await make();
  const [known, unknown] = [await add({ status: "published" }), await add()];
  const second = await createMedia(database.db, user, { postId: known, position: 1 });
  const first = await createMedia(database.db, user, { postId: known, position: 0 });
  const rollup = async (owner: { id: string }, postId: string, impressions: number) => {
    const { id } = await createLinkedinPost(database.db, owner, { postId });
    await database.db.postRollup.create({
      data: {
        linkedinPostId: id,
        impressions,
        reactions: 7,
        sources: ["archive_file"],
        measuredSince: new Date(),
        measuredAt: new Date(),
      },
    });
  };
  await rollup(user, known, 1200);
  await rollup(stranger.user, unknown, 5);
  const { posts } = await list(actor);
  expect(second.id).not.toBe(first.id);
  expect(posts.find(({ id }) => id === known)).toMatchObject({
    thumbnailId: first.id,
    impressions: 1200,
    reactions: 7,
  });
  expect(posts.find(({ id }) => id === unknown)).toMatchObject({
    thumbnailId: null,
    impressions: null,
    reactions: null,
  });
});
