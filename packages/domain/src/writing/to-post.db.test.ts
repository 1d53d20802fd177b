import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { deletePost } from "../posts/delete-post";
import { updatePost } from "../posts/update-post";
import { actorOf } from "../testing/actor-of";
import { allOf } from "../testing/all-of";
import { compositionOf } from "../testing/composition-of";
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
  const actor = actorOf(user);
  const { id } = await compositionOf(database.db, user);
  const deps = fakeDeps(database.db, { clock: { now: () => NOW, sleep: () => Promise.resolve() } });
  const write = async (engine?: "outline") => {
    const last = (await allOf(await writeText(deps, actor, { id, engine }))).at(-1);
    if (last?.kind !== "done") throw new Error("not written");
    return last.version;
  };
  const edit = (versionId: string, text: string, hashtags = ["tag"]) =>
    editVersion(deps, actor, { id, versionId, text, hashtags });
  const post = (versionId: string, reviewed = false) => toPost(deps, actor, { id, versionId, reviewed });
  const row = (postId: string) => database.db.post.findUniqueOrThrow({ where: { id: postId } });
  return { user, actor, id, deps, write, edit, post, row };
}

test("a draft with the version's words, hashtags, sources and origin", async () => {
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

test("twice, and twenty times at once: one post", async () => {
  const { user, write, post } = await make();
  const version = await write();
  const made = await Promise.all(Array.from({ length: 20 }, () => post(version.id)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made.every((one) => one.version === 1)).toBe(true);
  expect(await database.db.post.count({ where: { authorId: user.id } })).toBe(1);
});

test("reviewed: when; also later, of the same text", async () => {
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
  // Once reviewed, the same text stays so.
  expect(await row((await post(version.id)).id)).toMatchObject({ reviewedAt: new Date(NOW) });
  expect(await second.row((await second.post((await second.write()).id)).id)).toMatchObject({
    reviewedAt: null,
  });
});

test("whose words they are", async () => {
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

test("an edit grows in place while it is the newest version; from any other one a new edit begins", async () => {
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
  // Begun anew with the text before the edit: the edit is not lost.
  expect(await edit(first.id, "Three")).toMatchObject({ number: 3, text: "Three" });
  const second = await write();
  const four = await edit(second.id, "Four");
  expect(four).toMatchObject({ number: 5 });
  // Another text is begun with: that one is not lost.
  expect(await edit(first.id, "Five")).toMatchObject({ number: 6, text: "Five" });
  const { versions } = await getComposition(deps, actor, id);
  expect(versions.map(({ text }) => text)).toEqual([first.text, "Two", "Three", second.text, "Four", "Five"]);
});

test("an untouched draft gets the words of the next version, to be reviewed anew", async () => {
  const { write, edit, post, row } = await make();
  const first = await write();
  const one = await edit(first.id, "One");
  const made = await post(one.id, true);
  // What the post was made of stays: it says where the post's words came from.
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

test("a post that was edited or is on its way takes no other words, and is not passed off as them", async () => {
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
  // The same words once more: that post.
  expect(await post(first.id)).toMatchObject({ id: made.id, content: first.text });
  expect(await row(made.id)).toMatchObject({ version: 2 });
});

test("open while the post takes other words; closed, nothing more is written, and nothing is used up", async () => {
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
  const wish = { id, versionId: first.id, rewrite: "shorter" as const };
  await expect(rewriteText(deps, actor, wish)).rejects.toMatchObject({ code: "composition_closed" });
  expect(await database.db.generation.count({ where: { userId: user.id } })).toBe(2);

  await deletePost(deps, actor, { id: made.id, version: 3 });
  expect(await isOpen()).toBe(true);
  await write();
});

test("after the post was deleted there is another one", async () => {
  const { deps, actor, write, post } = await make();
  const version = await write();
  const { id, version: seen } = await post(version.id);
  await deletePost(deps, actor, { id, version: seen });
  expect((await post(version.id)).id).not.toBe(id);
});

test("another's composition or version is like a missing one", async () => {
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
