import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { deletePost } from "../posts/delete-post";
import { updatePost } from "../posts/update-post";
import { PLANS } from "../plans/model/plans";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
import { fakeDeps } from "../testing/fake-deps";
import { editVersion } from "./edit-version";
import { getComposition } from "./get-composition";
import { rewriteText } from "./rewrite-text";
import { toPost } from "./to-post";
import { writeText } from "./write-text";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 22, 10, 20);

async function make() {
  const user = await createUser(database.db);
  const actor = toActor(user);
  const { id } = await createCompositionFor(database.db, user);
  const deps = fakeDeps(database.db, { clock: { now: () => NOW, sleep: () => Promise.resolve() } });
  const write = async (engine?: "outline") => {
    const last = (await collectEvents(await writeText(deps, actor, { id, engine }))).at(-1);
    if (last?.kind !== "done") throw new Error("not written");
    return last.version;
  };
  const edit = (versionId: string, text: string, hashtags = ["tag"]) =>
    editVersion(deps, actor, { id, versionId, text, hashtags });
  const post = (versionId: string, reviewed = false) => toPost(deps, actor, { id, versionId, reviewed });
  const row = (postId: string) => database.db.post.findUniqueOrThrow({ where: { id: postId } });
  return { user, actor, id, deps, write, edit, post, row };
}

test("a draft gets the version's text, hashtags, sources and origin", async () => {
  const { deps, actor, id, write, post, row } = await make();
  const version = await write();
  const sources = [{ title: "A page", url: "https://example.com/page", figures: ["70 percent"] }];
  await database.db.textVersion.update({ where: { id: version.id }, data: { sources } });
  const made = await post(version.id);
  expect(made).toMatchObject({
    status: "draft",
    content: version.text,
    hashtags: ["tag"],
    sources,
    version: 1,
  });
  expect(await row(made.id)).toMatchObject({ aiOrigin: "generated", reviewedAt: null, sources });
  expect(await getComposition(deps, actor, id)).toMatchObject({ postId: made.id });
});

test("repeated and concurrent calls create one post", async () => {
  const { user, write, post } = await make();
  const version = await write();
  const made = await Promise.all(Array.from({ length: 20 }, () => post(version.id)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made.every((one) => one.version === 1)).toBe(true);
  expect(await database.db.post.count({ where: { authorId: user.id } })).toBe(1);
});

test("the review time is stored, also later for the same text", async () => {
  const { write, post, row } = await make();
  const [first, second] = [await make(), await make()];
  const reviewed = await first.post((await first.write()).id, true);
  expect(await first.row(reviewed.id)).toMatchObject({ reviewedAt: new Date(NOW) });
  const version = await write();
  const made = await post(version.id);
  expect(await row((await post(version.id, true)).id)).toMatchObject({
    id: made.id,
    reviewedAt: new Date(NOW),
  });
  // Once reviewed, the same text stays reviewed.
  expect(await row((await post(version.id)).id)).toMatchObject({ reviewedAt: new Date(NOW) });
  expect(await second.row((await second.post((await second.write()).id)).id)).toMatchObject({
    reviewedAt: null,
  });
});

test("the origin of the text is classified", async () => {
  const origin = async (how: (made: Awaited<ReturnType<typeof make>>) => Promise<string>) => {
    const made = await make();
    return (await made.row((await made.post(await how(made))).id)).aiOrigin;
  };
  expect(await origin(async ({ write }) => (await write()).id)).toBe("generated");
  expect(await origin(async ({ write }) => (await write("outline")).id)).toBe("outline");
  expect(await origin(async ({ write, edit }) => (await edit((await write()).id, "Mine")).id)).toBe(
    "assisted",
  );
  expect(await origin(async ({ write, edit }) => (await edit((await write("outline")).id, "Mine")).id)).toBe(
    "outline",
  );
  expect(
    await origin(async ({ write, edit }) => {
      const { id, text } = await write();
      await edit(id, "Mine");
      return (await edit(id, text)).id;
    }),
  ).toBe("generated");
});

test("an edit changes in place while it is the newest version, and any other version starts a new edit", async () => {
  const { deps, actor, id, write, edit } = await make();
  const first = await write();
  const one = await edit(first.id, "One");
  expect(one).toMatchObject({
    number: 2,
    kind: "edited",
    text: "One",
    engine: null,
    model: null,
    sources: [],
  });
  expect(await edit(one.id, "Two", ["a"])).toMatchObject({ id: one.id, text: "Two", hashtags: ["a"] });
  // An edit of the base version starts a new version: the first edit is not lost.
  expect(await edit(first.id, "Three")).toMatchObject({ number: 3, text: "Three" });
  const second = await write();
  const four = await edit(second.id, "Four");
  expect(four).toMatchObject({ number: 5 });
  // An edit of another version: the previous edit is not lost.
  expect(await edit(first.id, "Five")).toMatchObject({ number: 6, text: "Five" });
  const { versions } = await getComposition(deps, actor, id);
  expect(versions.map(({ text }) => text)).toEqual([first.text, "Two", "Three", second.text, "Four", "Five"]);
});

test("an unedited draft gets the text of the next version, to be reviewed again", async () => {
  const { write, edit, post, row } = await make();
  const first = await write();
  const one = await edit(first.id, "One");
  const made = await post(one.id, true);
  // The version that the post was made from stays as the post's provenance.
  const two = await edit(one.id, "Two");
  expect(two.id).not.toBe(one.id);
  expect(await post(two.id)).toMatchObject({ id: made.id, content: "Two", version: 2 });
  expect(await row(made.id)).toMatchObject({ aiOrigin: "assisted", reviewedAt: null });
  expect(await post(first.id, true)).toMatchObject({ content: first.text, version: 3 });
  expect(await row(made.id)).toMatchObject({ aiOrigin: "generated", reviewedAt: new Date(NOW) });
});

const EDITED = {
  content: "Edited in the editor",
  hashtags: [],
  visibility: "PUBLIC" as const,
  media: [],
};

test("a post that was edited or is being sent accepts no other text, and is not answered as if it had it", async () => {
  const { deps, actor, write, edit, post, row } = await make();
  const first = await write();
  const made = await post(first.id, true);
  await updatePost(deps, actor, { id: made.id, version: made.version }, EDITED);
  const one = await edit(first.id, "One");
  for (const id of [one.id, first.id])
    await expect(post(id, true)).rejects.toMatchObject({ code: "composition_closed" });
  expect(await row(made.id)).toMatchObject({ content: EDITED.content, version: 2 });
  await database.db.post.update({
    where: { id: made.id },
    data: { content: first.text, hashtags: first.hashtags, status: "scheduled" },
  });
  await expect(post(one.id)).rejects.toMatchObject({ code: "composition_closed" });
  // The same text again answers the same post.
  expect(await post(first.id)).toMatchObject({ id: made.id, content: first.text });
  expect(await row(made.id)).toMatchObject({ version: 2 });
});

test("a composition is open while its post accepts other text; once closed, nothing more is written or charged", async () => {
  const { user, deps, actor, id, write, edit, post } = await make();
  const isOpen = async () => (await getComposition(deps, actor, id)).isOpen;
  expect(await isOpen()).toBe(true);
  const first = await write();
  const made = await post(first.id);
  expect(await isOpen()).toBe(true);
  const second = await edit((await write()).id, "Another");
  expect(await post(second.id)).toMatchObject({ id: made.id, version: 2 });

  await updatePost(deps, actor, { id: made.id, version: 2 }, EDITED);
  expect(await isOpen()).toBe(false);
  await expect(write()).rejects.toMatchObject({ code: "composition_closed" });
  await expect(write("outline")).rejects.toMatchObject({ code: "composition_closed" });
  const request = { id, versionId: first.id, rewrite: "shorter" as const };
  await expect(rewriteText(deps, actor, request)).rejects.toMatchObject({ code: "composition_closed" });
  expect(await database.db.generation.count({ where: { userId: user.id } })).toBe(2);

  await deletePost(deps, actor, { id: made.id, version: 3 });
  expect(await isOpen()).toBe(true);
  await write();
});

test("a new post is created after the first was deleted", async () => {
  const { deps, actor, write, post } = await make();
  const version = await write();
  const { id, version: seen } = await post(version.id);
  await deletePost(deps, actor, { id, version: seen });
  expect((await post(version.id)).id).not.toBe(id);
});

test("another user's composition or version answers like a missing one", async () => {
  const [one, other] = [await make(), await make()];
  const [mine, theirs] = [await one.write(), await other.write()];
  await expect(one.post(theirs.id)).rejects.toMatchObject({ code: "version_not_found" });
  await expect(one.edit(theirs.id, "x")).rejects.toMatchObject({ code: "version_not_found" });
  const foreign = { id: other.id, versionId: theirs.id };
  await expect(toPost(one.deps, one.actor, { ...foreign, reviewed: true })).rejects.toMatchObject({
    code: "composition_not_found",
  });
  await expect(
    editVersion(one.deps, one.actor, { ...foreign, text: "x", hashtags: [] }),
  ).rejects.toMatchObject({ code: "composition_not_found" });
  await expect(
    toPost(one.deps, one.actor, { id: other.id, versionId: mine.id, reviewed: true }),
  ).rejects.toMatchObject({ code: "composition_not_found" });
  expect(await database.db.post.count({ where: { authorId: one.user.id } })).toBe(0);
});

test("one draft is made of a composition, also at the plan's limit, and counts nothing", async () => {
  const { user, write, post } = await make();
  const [version, other] = [await write(), await write()];
  const used = { userId: user.id, month: "2026-11", posts: PLANS.free.postsPerMonth! };
  await database.db.usageMonth.create({ data: used });
  await Promise.all(Array.from({ length: 5 }, () => post(version.id)));
  await post(other.id);
  expect(await database.db.post.count({ where: { authorId: user.id, deletedAt: null } })).toBe(1);
  expect(await database.db.usageMonth.findMany({ where: { userId: user.id } })).toMatchObject([used]);
});
