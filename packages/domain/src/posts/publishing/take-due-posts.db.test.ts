import { useTestDatabase } from "@takt/db/testing/test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { beforeEach, expect, test } from "vitest";
import { duePost } from "../../testing/due-post";
import { TIMING } from "../model/publish-timing";
import { takeDuePosts } from "./take-due-posts";

const database = useTestDatabase();
const take = async () => (await takeDuePosts({ db: database.db })).flatMap(({ postIds }) => postIds);
const ago = (ms: number) => new Date(Date.now() - ms);

beforeEach(() => database.db.post.deleteMany());

test("hands out what is due within the look-ahead, and stamps it", async () => {
  const { post } = await duePost(database.db, { scheduledAt: new Date(Date.now() + TIMING.look - 5000) });
  await duePost(database.db, { scheduledAt: new Date(Date.now() + TIMING.look + 5000) });
  expect(await take()).toEqual([post.id]);
  const row = await database.db.post.findUniqueOrThrow({ where: { id: post.id } });
  expect(row.queuedAt).not.toBeNull();
});

test("guard take-once: a handed-out row is not handed out again while its job may live", async () => {
  await duePost(database.db, { queuedAt: ago(5000) });
  expect(await take()).toEqual([]);
});

test("a row whose job was lost is handed out again", async () => {
  const { post } = await duePost(database.db, {
    scheduledAt: ago(TIMING.overdueGrace + 1000),
    queuedAt: ago(TIMING.queueAgain + 1000),
  });
  expect(await take()).toEqual([post.id]);
});

test("guard take-status: only scheduled rows", async () => {
  for (const status of ["draft", "cancelled", "publishing", "published", "unconfirmed", "failed"] as const)
    await duePost(database.db, { status });
  expect(await take()).toEqual([]);
});

test("guard take-deleted: a deleted row is not handed out", async () => {
  await duePost(database.db, { deletedAt: new Date() });
  expect(await take()).toEqual([]);
});

test("guard take-connection: a post without an active connection is held back", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid" });
  const { post } = await duePost(database.db, {}, user);
  expect(await take()).toEqual([]);
  await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "active" } });
  expect(await take()).toEqual([post.id]);
});

test("guard take-account: a post of an account that is not active is not handed out", async () => {
  for (const waitlistStatus of ["rejected", "waitlisted"] as const)
    await duePost(database.db, {}, await createUser(database.db, { waitlistStatus }));
  expect(await take()).toEqual([]);
});

test("two sweeps at once hand each row out once", async () => {
  const user = await createUser(database.db);
  for (let i = 0; i < 30; i++) await duePost(database.db, {}, user);
  const taken = (await Promise.all([take(), take(), take()])).flat();
  expect(taken).toHaveLength(30);
  expect(new Set(taken).size).toBe(30);
});
