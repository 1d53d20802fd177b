import { randomUUID } from "node:crypto";
import { createMedia } from "@takt/db/testing/factories/create-media";
import type { AiOrigin } from "@takt/db/generated/prisma/client";
import { createPost as plantPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { createNewPostInput } from "../testing/post-fixtures";
import { createPost } from "./create-post";

const database = useTestDatabase();

test("a created post is a draft of the actor without a schedule", async () => {
  const user = await createUser(database.db);
  const post = await createPost(
    fakeDeps(database.db),
    toActor(user),
    createNewPostInput({ content: "Text", hashtags: ["eins", "zwei"], visibility: "CONNECTIONS" }),
  );
  expect(post).toMatchObject({
    status: "draft",
    version: 1,
    content: "Text",
    hashtags: ["eins", "zwei"],
    visibility: "CONNECTIONS",
    media: [],
    scheduledAt: null,
    dueAt: null,
    heldBack: false,
  });
  const row = await database.db.post.findUniqueOrThrow({ where: { id: post.id } });
  expect(row).toMatchObject({ authorId: user.id, workspaceId: user.workspaceId, scheduling: 0 });
});

test("an empty draft can be created", async () => {
  const actor = toActor(await createUser(database.db));
  expect(await createPost(fakeDeps(database.db), actor, createNewPostInput({ content: "" }))).toMatchObject({
    content: "",
  });
});

test("media is attached in the given order with its alt texts", async () => {
  const user = await createUser(database.db);
  const [a, b, c] = [
    await createMedia(database.db, user),
    await createMedia(database.db, user),
    await createMedia(database.db, user),
  ];
  const media = [
    { id: c.id, altText: "third" },
    { id: a.id, altText: "" },
    { id: b.id, altText: "second" },
  ];
  const post = await createPost(fakeDeps(database.db), toActor(user), createNewPostInput({ media }));
  expect(post.media.map(({ id, altText }) => ({ id, altText }))).toEqual(media);
});

test.each(["another user's", "a missing", "a used"])(
  "a post with %s file is refused as media_not_found and not created",
  async (which) => {
    const [user, other] = [await createUser(database.db), await createUser(database.db)];
    const actor = toActor(user);
    const own = await createMedia(database.db, user);
    const post = await plantPost(database.db, user, { version: 2 });
    const used = await createMedia(database.db, user, { postId: post.id });
    const ids: Record<string, string> = {
      "another user's": (await createMedia(database.db, other)).id,
      "a missing": randomUUID(),
      "a used": used.id,
    };
    const media = [
      { id: own.id, altText: "" },
      { id: ids[which]!, altText: "" },
    ];
    await expect(
      createPost(fakeDeps(database.db), actor, createNewPostInput({ media })),
    ).rejects.toMatchObject({
      code: "media_not_found",
    });
    expect(await database.db.post.count({ where: { authorId: user.id } })).toBe(1);
    expect(await database.db.media.findUnique({ where: { id: own.id } })).toMatchObject({ postId: null });
  },
);

describe("a create repeated because its answer was lost", () => {
  async function lostAnswer() {
    const user = await createUser(database.db);
    const file = await createMedia(database.db, user);
    const input = createNewPostInput({ content: "First text", media: [{ id: file.id, altText: "" }] });
    const create = (overrides: Partial<typeof input> = {}, actor = toActor(user)) =>
      createPost(fakeDeps(database.db), actor, { ...input, ...overrides });
    const lost = await create();
    const posts = () => database.db.post.findMany({ where: { id: input.id } });
    const change = (data: object) => database.db.post.update({ where: { id: lost.id }, data });
    return { user, create, lost, posts, change };
  }

  test("a repeated create returns the same draft with its files", async () => {
    const { create, lost, posts } = await lostAnswer();
    expect(await create()).toEqual(lost);
    expect(await posts()).toHaveLength(1);
  });

  test("a newer text is not written by a repeated create, which returns what is there", async () => {
    const { create, posts } = await lostAnswer();
    expect(await create({ content: "First text, and more", media: [] })).toMatchObject({
      version: 1,
      content: "First text",
      media: [{}],
    });
    expect(await posts()).toMatchObject([{ content: "First text" }]);
  });

  test("two creates at once make one draft", async () => {
    const user = await createUser(database.db);
    const input = createNewPostInput();
    const create = () => createPost(fakeDeps(database.db), toActor(user), input);
    const [one, other] = await Promise.all([create(), create()]);
    expect(one).toEqual(other);
  });

  test.each<[string, object, object]>([
    ["changed since", { version: 2, content: "Changed" }, { version: 2, content: "Changed" }],
    ["cancelled", { status: "cancelled" }, { status: "cancelled", content: "First text" }],
  ])("a draft that was %s is returned as it is", async (_name, data, returned) => {
    const { create, change } = await lostAnswer();
    await change(data);
    expect(await create({ content: "Other text" })).toMatchObject(returned);
  });

  test("a draft that was deleted is not found and stays deleted", async () => {
    const { create, change, posts } = await lostAnswer();
    await change({ deletedAt: new Date() });
    await expect(create()).rejects.toMatchObject({ code: "post_not_found" });
    expect(await posts()).toMatchObject([{ deletedAt: expect.any(Date) as Date }]);
  });

  test("an id that is somebody else's is refused like a missing post, and changes nothing", async () => {
    const { user, create, posts } = await lostAnswer();
    const other = await createUser(database.db);
    const strangers = [toActor(other), { ...toActor(user), workspaceId: other.workspaceId }];
    for (const stranger of strangers)
      await expect(create({ content: "Mine", media: [] }, stranger)).rejects.toMatchObject({
        code: "post_not_found",
      });
    expect(await posts()).toMatchObject([{ content: "First text", authorId: user.id, version: 1 }]);
  });
});

test("a file of another workspace, or of another member of this one, is not found", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const elsewhere = await createMedia(database.db, user, { workspaceId: other.workspaceId });
  const colleagues = await createMedia(database.db, other, { workspaceId: user.workspaceId });
  for (const { id } of [elsewhere, colleagues])
    await expect(
      createPost(fakeDeps(database.db), toActor(user), createNewPostInput({ media: [{ id, altText: "" }] })),
    ).rejects.toMatchObject({ code: "media_not_found" });
});

test("a copy takes over origin and sources of its original, and has to be reviewed again", async () => {
  const user = await createUser(database.db);
  const sources = [{ title: "A page", url: "https://example.com/" }];
  const createCopy = async (aiOrigin: AiOrigin, content: string, of = user) => {
    const fields = { content: "The model's words", aiOrigin, sources, reviewedAt: new Date() };
    const { id } = await plantPost(database.db, of, fields);
    return createPost(fakeDeps(database.db), toActor(user), {
      ...createNewPostInput({ content }),
      copyOf: id,
    });
  };
  expect(await createCopy("generated", "The model's words")).toMatchObject({
    aiOrigin: "generated",
    reviewNeeded: true,
    sources,
  });
  expect(await createCopy("generated", "Mine")).toMatchObject({ aiOrigin: "assisted", reviewNeeded: true });
  expect(await createCopy("outline", "Mine")).toMatchObject({ aiOrigin: "outline", reviewNeeded: true });
  expect(await createCopy("none", "Mine")).toMatchObject({ aiOrigin: "none", reviewNeeded: false });
  const other = await createUser(database.db);
  expect(await createCopy("generated", "Mine", other)).toMatchObject({ aiOrigin: "none", sources: [] });
});

test("creates beyond the hourly rate are refused", async () => {
  const actor = toActor(await createUser(database.db));
  const now = Date.parse("2026-11-23T10:40:00Z");
  const deps = fakeDeps(database.db, { clock: { now: () => now, sleep: () => Promise.resolve() } });
  const opensAt = new Date("2026-11-23T10:00:00Z");
  const count = RATE_LIMITS.post.times - 1;
  await database.db.rateWindow.create({ data: { bucket: "post", subject: actor.userId, opensAt, count } });
  await createPost(deps, actor, createNewPostInput());
  await expect(createPost(deps, actor, createNewPostInput())).rejects.toMatchObject({
    code: "rate_exceeded",
    data: { seconds: 20 * 60 },
  });
  expect(await database.db.post.count({ where: { authorId: actor.userId } })).toBe(1);
});
