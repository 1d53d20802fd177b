import { useTestDatabase } from "@takt/db/testing/test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { v7 } from "uuid";
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

test("a member's posts are one batch, though one statement does not take all that is due", async () => {
  const members = await Promise.all(Array.from({ length: 15 }, () => createUser(database.db)));
  const { post } = await duePost(database.db, {}, members[0]);
  const { id: _id, workspaceId: _workspace, authorId: _author, sources: _sources, ...columns } = post;
  const posts = Array.from({ length: 1500 }, (_, i) => members[i % members.length]!);
  await database.db.post.createMany({
    data: posts.map(({ id, workspaceId }) => ({ ...columns, id: v7(), authorId: id, workspaceId })),
  });
  const batches = await queueDuePosts({ db: database.db });
  const rows = await database.db.post.findMany({ select: { id: true, authorId: true } });
  const authors = new Map(rows.map(({ id, authorId }) => [id, authorId]));
  expect(batches.flatMap(({ postIds }) => postIds)).toHaveLength(1501);
  const seen = batches.flatMap(({ postIds }) => [...new Set(postIds.map((id) => authors.get(id)))]);
  expect(seen).toHaveLength(15);
});

test("what is marked before a statement fails leaves anyway", async () => {
  const user = await createUser(database.db);
  const { post } = await duePost(database.db, {}, user);
  const { id: _id, sources: _sources, ...columns } = post;
  await database.db.post.createMany({ data: Array.from({ length: 1100 }, () => ({ ...columns, id: v7() })) });
  let statements = 0;
  const db = new Proxy(database.db, {
    get(target, key) {
      if (key !== "$queryRaw") return Reflect.get(target, key) as unknown;
      return (strings: TemplateStringsArray, ...values: unknown[]) =>
        ++statements === 1
          ? target.$queryRaw(strings, ...values)
          : Promise.reject(new Error("database away"));
    },
  });
  expect((await queueDuePosts({ db })).flatMap(({ postIds }) => postIds)).toHaveLength(1000);
  statements = 1;
  await expect(queueDuePosts({ db })).rejects.toThrow("database away");
});

test("two concurrent sweeps queue each post once", async () => {
  const user = await createUser(database.db);
  for (let i = 0; i < 30; i++) await duePost(database.db, {}, user);
  const taken = (await Promise.all([take(), take(), take()])).flat();
  expect(taken).toHaveLength(30);
  expect(new Set(taken).size).toBe(30);
});
