import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { useJobs } from "../testing/use-jobs";
import { createSyncEvents } from "./sync-events";

const database = useTestDatabase();
const jobs = useJobs(database);
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const statuses = async (userId: string) =>
  (await database.db.syncRun.findMany({ where: { userId } })).map(({ status }) => status);

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
