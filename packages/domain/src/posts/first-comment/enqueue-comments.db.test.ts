import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { commentedPost, dueComment, readComment } from "../../testing/comment-fixtures";
import { COMMENT_TIMING } from "../model/comment-timing";
import { enqueueComments, findDueComments } from "./enqueue-comments";

const database = useTestDatabase({ max: 12 });
const read = (id: string) => readComment(database.db, id);
const ago = (ms: number) => new Date(Date.now() - ms);

test("the comment of a published post is due a moment later, and once, however often it is looked for", async () => {
  const { post } = await commentedPost(database.db);
  await Promise.all(Array.from({ length: 8 }, () => enqueueComments(database)));
  const row = await read(post.id);
  expect(row).toMatchObject({ state: "waiting", urn: post.linkedinUrn, scheduling: 1, releases: 0 });
  expect(Number(row!.dueAt) - Number(row!.dueSince)).toBe(COMMENT_TIMING.firstDelay);
  await enqueueComments(database);
  expect(await read(post.id)).toEqual(row);
});

test.each([
  ["no text", { firstComment: "" }],
  ["spaces only", { firstComment: " \n\t" }],
  ["a post that was deleted on LinkedIn", { removedAt: new Date() }],
  ["a post that was published long ago", { updatedAt: ago(COMMENT_TIMING.lookBack + 1000) }],
])("nothing is due for %s", async (_name, overrides) => {
  const { post } = await commentedPost(database.db, overrides);
  await enqueueComments(database);
  expect(await read(post.id)).toBeNull();
});

test("guard comment-enqueue-published: only a published post is commented", async () => {
  for (const status of ["draft", "scheduled", "publishing", "failed", "cancelled", "unconfirmed"] as const) {
    const { post } = await commentedPost(database.db, { status });
    await enqueueComments(database);
    expect(await read(post.id)).toBeNull();
  }
});

test("only the given posts are looked at", async () => {
  const [one, other] = [await commentedPost(database.db), await commentedPost(database.db)];
  await enqueueComments(database, [one.post.id]);
  expect(await read(one.post.id)).toMatchObject({ state: "waiting" });
  expect(await read(other.post.id)).toBeNull();
});

test("a post without a link fails, and waits once its link is known", async () => {
  const { post } = await commentedPost(database.db, { linkedinUrn: null });
  await enqueueComments(database);
  expect(await read(post.id)).toMatchObject({ state: "failed", reason: "link_unknown" });
  const linkedinUrn = "urn:li:share:7000000000000000001";
  await database.db.post.update({ where: { id: post.id }, data: { linkedinUrn } });
  await enqueueComments(database);
  expect(await read(post.id)).toMatchObject({ state: "waiting", urn: linkedinUrn, reason: null });
});

test("guard comment-enqueue-once: a comment that the user has written by hand is not sent when the link is known", async () => {
  const { post } = await dueComment(database.db, { state: "published", urn: null });
  await enqueueComments(database);
  expect(await read(post.id)).toMatchObject({ state: "published", urn: null });
});

test("a post that is published again is commented again", async () => {
  const { post } = await dueComment(database.db, {
    state: "published",
    publishedAt: new Date(),
    reason: "refused",
    releases: 3,
  });
  const linkedinUrn = "urn:li:share:7000000000000000002";
  await database.db.post.update({ where: { id: post.id }, data: { scheduling: 2, linkedinUrn } });
  await enqueueComments(database);
  expect(await read(post.id)).toMatchObject({
    state: "waiting",
    urn: linkedinUrn,
    scheduling: 2,
    releases: 0,
    reason: null,
    publishedAt: null,
  });
});

test("the comment of a post that was just published is found at once, because its run waits for it", async () => {
  await database.db.postComment.deleteMany();
  const { post } = await commentedPost(database.db);
  await enqueueComments(database);
  expect((await read(post.id))!.dueAt.getTime()).toBeGreaterThan(Date.now());
  expect(await findDueComments(database)).toContain(post.id);
});

test("comments that are due are found, the oldest first, and no others", async () => {
  await database.db.postComment.deleteMany();
  const late = await dueComment(database.db, { dueAt: ago(2000) });
  const later = await dueComment(database.db, { dueAt: ago(1000) });
  await dueComment(database.db, { dueAt: new Date(Date.now() + 60_000) });
  await dueComment(database.db, { state: "sending" });
  await dueComment(database.db, {}, { removedAt: new Date() });
  await dueComment(database.db, {}, { status: "failed" });
  expect(await findDueComments(database)).toEqual([late.post.id, later.post.id]);
});
