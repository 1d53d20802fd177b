import { useTestDatabase } from "@takt/db/testing/test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { beforeEach, expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
import { TIMING } from "../model/publish-timing";
import { queueDuePosts } from "./queue-due-posts";

const database = useTestDatabase();
const take = async () => (await queueDuePosts({ db: database.db })).flatMap(({ postIds }) => postIds);
const ago = (ms: number) => new Date(Date.now() - ms);

beforeEach(() => database.db.post.deleteMany());

test("posts due within the look-ahead are returned and marked as queued", async () => {
  const { post } = await duePost(database.db, {
    scheduledAt: new Date(Date.now() + TIMING.lookAhead - 5000),
  });
  await duePost(database.db, { scheduledAt: new Date(Date.now() + TIMING.lookAhead + 5000) });
  expect(await take()).toEqual([post.id]);
  const row = await database.db.post.findUniqueOrThrow({ where: { id: post.id } });
  expect(row.queuedAt).not.toBeNull();
});

test("guard queue-once: a queued post is not queued again while its job may live", async () => {
  await duePost(database.db, { queuedAt: ago(5000) });
  expect(await take()).toEqual([]);
});

test("a post whose job was lost is queued again", async () => {
  const { post } = await duePost(database.db, {
    scheduledAt: ago(TIMING.overdueGrace + 1000),
    queuedAt: ago(TIMING.queueAgain + 1000),
  });
  expect(await take()).toEqual([post.id]);
});

test("guard queue-status: only a scheduled post is queued", async () => {
  for (const status of ["draft", "cancelled", "publishing", "published", "unconfirmed", "failed"] as const)
    await duePost(database.db, { status });
  expect(await take()).toEqual([]);
});

test("guard queue-deleted: a deleted post is not queued", async () => {
  await duePost(database.db, { deletedAt: new Date() });
  expect(await take()).toEqual([]);
});

test("guard queue-connection: a post without an active connection is held back", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid" });
  const { post } = await duePost(database.db, {}, user);
  expect(await take()).toEqual([]);
  await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "active" } });
  expect(await take()).toEqual([post.id]);
});

test("guard queue-account: a post of an account that is not active is not queued", async () => {
  for (const waitlistStatus of ["rejected", "waitlisted"] as const)
    await duePost(database.db, {}, await createUser(database.db, { waitlistStatus }));
  expect(await take()).toEqual([]);
});

test("two concurrent sweeps queue each post once", async () => {
  const user = await createUser(database.db);
  for (let i = 0; i < 30; i++) await duePost(database.db, {}, user);
  const taken = (await Promise.all([take(), take(), take()])).flat();
  expect(taken).toHaveLength(30);
  expect(new Set(taken).size).toBe(30);
});
