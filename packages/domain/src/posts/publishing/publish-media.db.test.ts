import { createMedia } from "@takt/db/testing/factories/create-media";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { duePost, readyMedia } from "../../testing/post-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { invalidateMediaUrns } from "./media/invalidate-media-urns";
import { preparePosts } from "./prepare-posts";
import { publishBatch } from "./publish-batch";

const database = useTestDatabase();
const read = (id: string) =>
  database.db.post.findUniqueOrThrow({ where: { id }, include: { attempts: true } });
const soon = (ms: number) => new Date(Date.now() + ms);

test("media that is ready is sent by URN, in order", async () => {
  const { user, post } = await duePost(database.db);
  const two = await readyMedia(database.db, user, { postId: post.id, position: 1 });
  const one = await readyMedia(database.db, user, { postId: post.id, position: 0, altText: "A chart" });
  const deps = fakeDeps(database.db);
  await publishBatch(deps, [post.id]);
  expect(deps.uploads).toEqual([]);
  expect(JSON.parse(deps.sent[0]!.body)).toMatchObject({
    content: {
      kind: "images",
      images: [
        { urn: one.urn, altText: "A chart" },
        { urn: two.urn, altText: "" },
      ],
    },
  });
  expect(await read(post.id)).toMatchObject({ status: "published", resolvable: false });
});

test.each([
  ["Quartal (3)", "Quartal (3)"],
  ["", "deck.final"],
])("a document goes out with its title %j, or its file's name", async (title, sent) => {
  const { user, post } = await duePost(database.db);
  const file = { kind: "document", fileName: "deck.final.pdf", mimeType: "application/pdf" } as const;
  const { urn } = await readyMedia(database.db, user, { postId: post.id, title, ...file });
  const deps = fakeDeps(database.db);
  await publishBatch(deps, [post.id]);
  expect(JSON.parse(deps.sent[0]!.body)).toMatchObject({ content: { kind: "document", urn, title: sent } });
});

test("a post whose media is not ready is not published, and no other post waits for it", async () => {
  const { user, post } = await duePost(database.db);
  await createMedia(database.db, user, { postId: post.id });
  const other = await duePost(database.db, {}, user);
  const deps = fakeDeps(database.db);
  expect(await publishBatch(deps, [post.id, other.post.id])).toEqual({ retry: [], unsettled: [] });
  expect(await read(post.id)).toMatchObject({ status: "scheduled", attempts: [] });
  expect(await read(other.post.id)).toMatchObject({ status: "published" });
});

describe("a file that LinkedIn does not know at the create", () => {
  const gone = () => ({ kind: "media_gone", status: 400, message: "not a valid image id" }) as const;

  test("the file is uploaded again once, then the post fails", async () => {
    const { user, post } = await duePost(database.db);
    const file = await readyMedia(database.db, user, { postId: post.id });
    await age(file.sha256);
    const deps = fakeDeps(database.db, { create: gone });
    const { retry } = await publishBatch(deps, [post.id]);
    expect(retry).toMatchObject([{ postIds: [post.id] }]);
    expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: "media_unready" });
    expect(await database.db.mediaUrn.count({ where: { sha256: file.sha256 } })).toBe(0);

    await preparePosts(deps, [post.id]);
    await age(file.sha256);
    await publishBatch(deps, [post.id]);
    expect(await read(post.id)).toMatchObject({ status: "failed", reason: "media_rejected" });
    expect(deps.sent).toHaveLength(2);
    expect(deps.uploads).toHaveLength(1);
  });

  test("guard invalidate-older: settling twice does not delete URNs of later uploads", async () => {
    const { user, post } = await duePost(database.db);
    const file = await readyMedia(database.db, user, { postId: post.id });
    await age(file.sha256);
    await publishBatch(fakeDeps(database.db, { create: gone }), [post.id]);
    const [attempt] = (await read(post.id)).attempts;
    await preparePosts(fakeDeps(database.db), [post.id]);
    await invalidateMediaUrns(database, attempt!.id);
    expect(await database.db.mediaUrn.count({ where: { sha256: file.sha256 } })).toBe(1);
  });

  test("a post without a file is refused", async () => {
    const { post } = await duePost(database.db);
    await publishBatch(fakeDeps(database.db, { create: gone }), [post.id]);
    // LinkedIn does not find something else; no file is the cause.
    expect(await read(post.id)).toMatchObject({ status: "failed", reason: "refused" });
  });
});

test("a post whose file LinkedIn still processes at the create is tried again with growing pauses", async () => {
  const deps = fakeDeps(database.db, {
    create: () => ({ kind: "media_processing", message: "waiting upload" }),
  });
  const first = await duePost(database.db);
  const later = await duePost(database.db, { releases: 4 });
  await publishBatch(deps, [first.post.id, later.post.id]);
  const row = await read(first.post.id);
  expect(row).toMatchObject({
    status: "scheduled",
    reason: "media_unready",
    reasonDetail: "waiting upload",
  });
  expect((await read(later.post.id)).dueAt!.getTime() - row.dueAt!.getTime()).toBeGreaterThan(60_000);
});

const age = (sha256: string) =>
  database.db.mediaUrn.updateMany({ where: { sha256 }, data: { uploadedAt: soon(-60_000) } });
