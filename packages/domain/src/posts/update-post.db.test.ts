import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { createPostInput } from "../testing/post-fixtures";
import { testRefusals } from "../testing/test-refusals";
import { EDITABLE } from "./model/post-transitions";
import { updatePost } from "./update-post";

const database = useTestDatabase();

async function make(overrides: Parameters<typeof createPost>[2] = {}, files = 0) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, overrides);
  const media = [];
  for (let position = 0; position < files; position++)
    media.push(
      await createMedia(database.db, user, { postId: post.id, position, altText: `alt ${position}` }),
    );
  return { user, actor: toActor(user), post, media, ref: { id: post.id, version: post.version } };
}
const whole = (id: string) =>
  database.db.post.findUniqueOrThrow({ where: { id }, include: { media: { orderBy: { position: "asc" } } } });

testRefusals(database, EDITABLE, (actor, ref) => updatePost(database, actor, ref, createPostInput()));

test.each(EDITABLE)("a %s post takes the new text and stays what it was", async (status) => {
  const { actor, post, ref } = await make({ status });
  const input = createPostInput({ content: "New", hashtags: ["neu"], visibility: "CONNECTIONS" });
  const view = await updatePost(database, actor, ref, input);
  expect(view).toMatchObject({
    ...input,
    status,
    version: 2,
    scheduledAt: post.scheduledAt,
    dueAt: post.dueAt,
  });
});

test("media follows the input in order, alt text and omissions", async () => {
  const { user, actor, ref, media } = await make({}, 3);
  const added = await createMedia(database.db, user);
  const next = [
    { id: added.id, altText: "new" },
    { id: media[2]!.id, altText: "was third" },
    { id: media[0]!.id, altText: "" },
  ];
  const view = await updatePost(database, actor, ref, createPostInput({ media: next }));
  expect(view.media.map(({ id, altText }) => ({ id, altText }))).toEqual(next);
  expect(await database.db.media.findUnique({ where: { id: media[1]!.id } })).toMatchObject({ postId: null });
});

test("a file that was taken off can be put on another post", async () => {
  const { user, actor, ref, media } = await make({}, 1);
  await updatePost(database, actor, ref, createPostInput());
  const other = await createPost(database.db, user);
  const view = await updatePost(
    database,
    actor,
    { id: other.id, version: 1 },
    createPostInput({ media: [{ id: media[0]!.id, altText: "" }] }),
  );
  expect(view.media).toHaveLength(1);
});

test.each(["a file of another user", "a file of another post"])(
  "%s is refused as media_not_found, and nothing changes",
  async (which) => {
    const { user, actor, post, ref, media } = await make({}, 2);
    const before = await whole(post.id);
    const stranger = await make({}, 1);
    const used = await createMedia(database.db, user, { postId: (await createPost(database.db, user)).id });
    const id = which === "a file of another user" ? stranger.media[0]!.id : used.id;
    const input = createPostInput({
      content: "New",
      media: [
        { id: media[1]!.id, altText: "changed" },
        { id, altText: "" },
      ],
    });
    await expect(updatePost(database, actor, ref, input)).rejects.toMatchObject({ code: "media_not_found" });
    expect(await whole(post.id)).toEqual(before);
  },
);

describe("a scheduled post must stay publishable", () => {
  const withTags = { content: "x".repeat(2990), hashtags: ["abcdefgh"] };
  // Fits as read and not as sent, because each bracket is escaped.
  const escapedTooLong = { content: "(".repeat(1501) };

  test.each([
    ["empty", { content: " \n " }, { code: "post_empty" }],
    ["invisible", { content: "\u3164" }, { code: "post_invisible" }],
    ["an outline with a gap", { content: "So: [… your example]." }, { code: "post_unfinished" }],
    ["too long", { content: "x".repeat(3001) }, { code: "post_too_long", data: { length: 3001, max: 3000 } }],
    ["too long with its hashtags", withTags, { code: "post_too_long", data: { max: 3000 } }],
    ["too long once escaped", escapedTooLong, { code: "post_too_long", data: { length: 3002, max: 3000 } }],
  ])("a scheduled post is not changed to one that is %s", async (_name, input, refusal) => {
    const { actor, post, ref } = await make({ status: "scheduled" }, 1);
    const before = await whole(post.id);
    await expect(updatePost(database, actor, ref, createPostInput(input))).rejects.toMatchObject(refusal);
    expect(await whole(post.id)).toEqual(before);
  });

  test("an image without text is publishable", async () => {
    const { actor, ref, media } = await make({ status: "scheduled" }, 1);
    const input = createPostInput({ content: "", media: [{ id: media[0]!.id, altText: "" }] });
    expect(await updatePost(database, actor, ref, input)).toMatchObject({ status: "scheduled", version: 2 });
  });

  test.each(["draft", "failed", "cancelled"] as const)(
    "a %s post need not be publishable",
    async (status) => {
      const { actor, ref } = await make({ status });
      const input = createPostInput({ content: "x".repeat(9000) });
      expect(await updatePost(database, actor, ref, input)).toMatchObject({ version: 2 });
    },
  );
});
