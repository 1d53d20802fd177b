import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost as insertPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { createNewPostInput, createPostInput } from "../testing/post-fixtures";
import { createPost } from "./create-post";
import { getPost } from "./get-post";
import type { Poll } from "./model/poll";
import { postInput } from "./model/post-input";
import { publishPostNow } from "./publish-post-now";
import { updatePost } from "./update-post";

const database = useTestDatabase();
const LINK_CARD = { source: "https://a.example/x", title: "Title", description: "Description" };
const POLL: Poll = { question: "Which?", options: ["This", "That"], duration: "ONE_DAY" };
const COLUMNS = { linkSource: LINK_CARD.source, linkTitle: LINK_CARD.title };

async function make(overrides: Parameters<typeof insertPost>[2] = {}, files: ("image" | "document")[] = []) {
  const user = await createUser(database.db);
  const post = await insertPost(database.db, user, overrides);
  const media = await Promise.all(
    files.map(async (kind) => ({
      id: (await createMedia(database.db, user, { kind, postId: post.id })).id,
      altText: "",
    })),
  );
  return { user, actor: toActor(user), post, media, ref: { id: post.id, version: post.version } };
}

test("a post is created with a link card, and another one with a poll", async () => {
  const { actor } = await make();
  const deps = fakeDeps(database.db);
  const card = await createPost(deps, actor, createNewPostInput({ linkCard: LINK_CARD }));
  expect(card).toMatchObject({ linkCard: LINK_CARD, poll: null });
  const poll = await createPost(deps, actor, createNewPostInput({ poll: POLL, linkCard: null }));
  expect(poll).toMatchObject({ linkCard: null, poll: POLL });
});

test("an edit replaces a link card by a poll, removes it, and leaves alone what it does not name", async () => {
  const { actor, ref } = await make(COLUMNS);
  const at = (version: number) => ({ ...ref, version });
  const save = (version: number, input: Parameters<typeof createPostInput>[0]) =>
    updatePost(database, actor, at(version), createPostInput(input));
  expect(await save(1, { content: "New" })).toMatchObject({ linkCard: { ...LINK_CARD, description: "" } });
  expect(await save(2, { linkCard: null, poll: POLL })).toMatchObject({ linkCard: null, poll: POLL });
  expect(await save(3, { poll: null })).toMatchObject({ linkCard: null, poll: null, version: 4 });
});

test.each([
  ["a link card and a poll", [], { linkCard: LINK_CARD, poll: POLL }],
  ["a link card and two images", ["image", "image"], { linkCard: LINK_CARD }],
  ["a link card and a document", ["document"], { linkCard: LINK_CARD }],
  ["a poll and an image", ["image"], { poll: POLL }],
] as const)("%s in one post are refused, and nothing changes", async (_name, files, input) => {
  const { actor, ref, media } = await make({}, [...files]);
  const before = await getPost(database, actor, ref.id);
  const content = "poll" in input ? { ...input, poll: { ...POLL } } : input;
  await expect(
    updatePost(database, actor, ref, createPostInput({ ...content, media })),
  ).rejects.toMatchObject({
    code: "post_content_mixed",
  });
  expect(await getPost(database, actor, ref.id)).toEqual(before);
});

test("a poll is not added to a post whose link card the edit does not name", async () => {
  const { actor, ref } = await make(COLUMNS);
  await expect(updatePost(database, actor, ref, createPostInput({ poll: POLL }))).rejects.toMatchObject({
    code: "post_content_mixed",
  });
});

test("a link card takes one image", async () => {
  const { actor, ref, media } = await make({}, ["image"]);
  const saved = await updatePost(database, actor, ref, createPostInput({ linkCard: LINK_CARD, media }));
  expect(saved).toMatchObject({ linkCard: LINK_CARD, media: [{ id: media[0]!.id }] });
});

test.each([
  ["link card without a title", { linkSource: "https://a.example" }, "post_link_card_incomplete"],
  [
    "poll without answers",
    { pollQuestion: "Which?", pollOptions: ["", ""], pollDuration: "ONE_DAY" },
    "post_poll_incomplete",
  ],
] as const)("a %s is a draft that cannot be scheduled", async (_name, columns, code) => {
  const { actor, ref } = await make({
    ...columns,
    pollOptions: [...("pollOptions" in columns ? columns.pollOptions : [])],
  });
  const deps = fakeDeps(database.db);
  await expect(publishPostNow(deps, actor, ref)).rejects.toMatchObject({ code });
  expect(await getPost(database, actor, ref.id)).toMatchObject({ status: "draft" });
});

test("a scheduled post keeps a link card that can be published", async () => {
  const { actor, ref } = await make({ status: "scheduled", ...COLUMNS });
  const save = (title: string) =>
    updatePost(database, actor, ref, createPostInput({ linkCard: { ...LINK_CARD, title } }));
  await expect(save(" ")).rejects.toMatchObject({ code: "post_link_card_incomplete" });
  expect(await save("New")).toMatchObject({ status: "scheduled", linkCard: { title: "New" } });
});

test("a link card is published without a text", async () => {
  const { actor, ref } = await make({ content: "", ...COLUMNS });
  expect(await publishPostNow(fakeDeps(database.db), actor, ref)).toMatchObject({ status: "scheduled" });
});

test("a card that was kept with an address to run is read without it, and the post can be saved", async () => {
  const { actor, ref } = await make({ linkSource: "javascript:alert(1)", linkTitle: "Title" });
  const { linkCard } = await getPost(database, actor, ref.id);
  expect(linkCard).toEqual({ source: "", title: "Title", description: "" });
  const saved = await updatePost(
    database,
    actor,
    ref,
    postInput.parse(createPostInput({ content: "New", linkCard })),
  );
  expect(saved).toMatchObject({ content: "New", linkCard });
});
