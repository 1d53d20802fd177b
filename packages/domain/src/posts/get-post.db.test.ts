import { randomUUID } from "node:crypto";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { getPost } from "./get-post";
import { listPosts, listPostsInput } from "./list-posts";

const database = useTestDatabase();

test("a published post has its link", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { status: "published", linkedinUrn: "urn:li:share:42" });
  expect(await getPost(database, toActor(user), post.id)).toMatchObject({
    content: post.content,
    linkedinUrl: "https://www.linkedin.com/feed/update/urn:li:share:42/",
  });
});

test("a deleted post is returned, so that it can be viewed before it is restored", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { deletedAt: new Date() });
  expect(await getPost(database, toActor(user), post.id)).toMatchObject({ deletedAt: post.deletedAt });
});

test("a scheduled post without an active connection is held back", async () => {
  const user = await createUser(database.db, { linkedinStatus: "none" });
  const held = async (status: "scheduled" | "draft") =>
    (await getPost(database, toActor(user), (await createPost(database.db, user, { status })).id)).heldBack;
  expect([await held("scheduled"), await held("draft")]).toEqual([true, false]);
});

test("a post of another workspace is refused like a missing one, as post_not_found; a colleague's is found", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const post = await createPost(database.db, user);
  const colleague = { ...toActor(user), userId: other.id };
  for (const [actor, id] of [
    [toActor(other), post.id],
    [{ ...toActor(user), workspaceId: other.workspaceId }, post.id],
    [toActor(user), randomUUID()],
  ] as const)
    await expect(getPost(database, actor, id)).rejects.toMatchObject({ code: "post_not_found", data: {} });
  expect(await getPost(database, colleague, post.id)).toMatchObject({ id: post.id });
});

test("an edit and a deletion that a source of sync saw show like Takt's own, the later edit and the first deletion", async () => {
  const user = await createUser(database.db);
  const [early, late] = [new Date("2026-03-01T10:00:00Z"), new Date("2026-03-02T10:00:00Z")];
  const getView = async (own: object, seen: object) => {
    const post = await createPost(database.db, user, { status: "published", ...own });
    await createLinkedinPost(database.db, user, { postId: post.id, ...seen });
    const { editedAt, removedAt, linkedinUrl } = await getPost(database, toActor(user), post.id);
    const { posts } = await listPosts(fakeDeps(database.db), toActor(user), listPostsInput.parse({}));
    expect(posts.find(({ id }) => id === post.id)).toMatchObject({ editedAt, removedAt, linkedinUrl });
    return { editedAt, removedAt };
  };
  expect(await getView({}, {})).toEqual({ editedAt: null, removedAt: null });
  expect(await getView({ editedAt: late }, { editedAt: early, removedAt: late })).toEqual({
    editedAt: late,
    removedAt: late,
  });
  expect(await getView({ editedAt: early, removedAt: early }, { editedAt: late, removedAt: late })).toEqual({
    editedAt: late,
    removedAt: early,
  });
});
