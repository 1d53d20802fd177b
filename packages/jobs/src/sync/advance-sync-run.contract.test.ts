import { randomUUID } from "node:crypto";
import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { expect, test } from "vitest";
import { useJobs } from "../testing/use-jobs";
import { createPostEvents } from "../post-events";
import { createSyncEvents } from "./sync-events";

const database = useTestDatabase();
const jobs = useJobs(database);
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const statuses = async (userId: string) =>
  (await database.db.syncRun.findMany({ where: { userId }, orderBy: { createdAt: "asc" } })).map(
    ({ status }) => status,
  );

async function createMember() {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { status: "published" });
  return { user, post };
}

test("a run is carried out when its event comes, and found by the sweep when its event was lost", async () => {
  const [announced, lost] = [await createMember(), await createMember()];
  const create = ({ user }: typeof announced, createdAt: Date) =>
    database.db.syncRun.create({ data: { userId: user.id, source: "takt", createdAt } });
  const run = await create(announced, new Date());
  createSyncEvents(jobs.inngest, jobs.deps.log).runDue({ runId: run.id, userId: announced.user.id });
  await expect.poll(() => statuses(announced.user.id)).toEqual(["done"]);
  await create(lost, new Date(Date.now() - MINUTE));
  await jobs.control.tick(MINUTE);
  await expect.poll(() => statuses(lost.user.id)).toEqual(["done"]);
  expect(
    await database.db.linkedinPost.count({ where: { postId: { in: [announced.post.id, lost.post.id] } } }),
  ).toBe(2);
});

test("each night what Takt has published is read, without anybody's asking", async () => {
  const { user, post } = await createMember();
  await jobs.control.tick(DAY);
  await expect.poll(() => statuses(user.id)).toEqual(["done"]);
  expect(await database.db.linkedinPost.findMany({ where: { userId: user.id } })).toMatchObject([
    { postId: post.id, source: "takt" },
  ]);
});

test("each night the posts of members who let Takt read them are read, also by an API alone", async () => {
  const user = await createUser(database.db, { linkedinStatus: "none" });
  await createGrant(database.db, user, { product: "community" });
  const publishedAt = new Date("2026-03-01T10:00:00Z");
  const urn = `urn:li:share:${BigInt(publishedAt.getTime()) << 22n}`;
  const report = { urns: [urn], text: "Post", contentType: "text", visibility: null, publishedAt } as const;
  jobs.deps.linkedinReader.listPosts = () => Promise.resolve({ kind: "read", value: [{ urn, report }] });
  await jobs.control.tick(DAY);
  await expect.poll(() => statuses(user.id)).toEqual(["done"]);
  expect(await database.db.linkedinPost.findMany({ where: { userId: user.id } })).toMatchObject([
    { urn, source: "community_api" },
  ]);
});

test("a run that LinkedIn stopped is gone on with by the sweep, once its pause is over", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  jobs.deps.linkedinReader.listPosts = () => Promise.resolve({ kind: "read", value: [] });
  await database.db.syncRun.create({
    data: {
      userId: user.id,
      source: "community_api",
      status: "failed",
      reason: "sync_limited",
      createdAt: new Date(Date.now() - 2 * MINUTE),
      resumeAt: new Date(Date.now() - MINUTE),
    },
  });
  await jobs.control.tick(MINUTE);
  await expect.poll(() => statuses(user.id)).toEqual(["failed", "done"]);
});

test("a post whose call was not answered is found by its author's connection, and nobody is asked about it", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  const attemptedAt = new Date(Date.now() - TIMING.lease - 5_000);
  const attempt = { attemptId: randomUUID(), attemptedAt, firstComment: "More" };
  const post = await createPost(database.db, user, { status: "publishing", ...attempt });
  const urn = `urn:li:share:${BigInt(attemptedAt.getTime() + 900) << 22n}`;
  const shown = { text: post.content, contentType: "text", visibility: "PUBLIC" } as const;
  const report = { urns: [urn], ...shown, publishedAt: attemptedAt };
  jobs.deps.linkedinReader.listPosts = () => Promise.resolve({ kind: "read", value: [{ urn, report }] });
  jobs.deps.events = createPostEvents(jobs.inngest, jobs.deps.log);
  await jobs.control.tick(MINUTE);
  await expect
    .poll(() => database.db.post.findUniqueOrThrow({ where: { id: post.id } }))
    .toMatchObject({ status: "published", linkedinUrn: urn });
  // Its first comment goes on by an event, before a sweep.
  await expect.poll(() => jobs.deps.comments).toMatchObject([{ urn, text: "More" }]);
  await jobs.control.tick(MINUTE);
  expect(await database.db.notification.count({ where: { userId: user.id } })).toBe(0);
});
