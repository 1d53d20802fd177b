import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { useJobs } from "../testing/use-jobs";

const DAY_MS = 86_400_000;
/** More than a batch, of a text that LinkedIn's API does not take as it is meant. */
const POSTS = 101;
const MENTION = "Thanks @[Acme](urn:li:organization:123)!";

const database = useTestDatabase();
const jobs = useJobs(database);

/** Schedules posts that are due in two days, all at once. */
async function schedule(): Promise<void> {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, {
    status: "scheduled",
    scheduledAt: new Date(Date.now() + 2 * DAY_MS),
    content: MENTION,
  });
  const { authorId, workspaceId, status, scheduledAt, dueAt } = post;
  const row = { authorId, workspaceId, status, scheduledAt, dueAt };
  await database.db.post.createMany({
    data: Array.from({ length: POSTS - 1 }, (_, n) => ({ ...row, content: `${n} ${MENTION}` })),
  });
}

const runs = () => jobs.control.runs({ fn: "rehearse-nightly" });
const outcomes = async () => (await runs()).map(({ status }) => status);
const batches = ["batch-0", "batch-1"].map((name) => ({ name, outcome: "done" }));

test("each night all that is scheduled is rehearsed, batch by batch", async () => {
  await schedule();
  await jobs.control.fire("rehearse-nightly");
  await expect.poll(outcomes).toEqual(["completed"]);
  expect(await runs()).toMatchObject([{ steps: batches }]);
  expect(await database.db.postRehearsal.count()).toBe(POSTS);
});

test("a night on which nothing is scheduled ends with its first batch", async () => {
  await jobs.control.fire("rehearse-nightly");
  await expect.poll(outcomes).toEqual(["completed"]);
  expect(await runs()).toMatchObject([{ steps: [batches[0]] }]);
});

test("a batch whose answer is lost is done again, and the next one follows where it ended", async () => {
  await schedule();
  await jobs.control.lose({ fn: "rehearse-nightly", step: "batch-0" });
  await jobs.control.fire("rehearse-nightly");
  await expect.poll(outcomes).toEqual(["completed"]);
  const [run] = await runs();
  expect(run).toMatchObject({ steps: batches, calls: 4 });
  expect(await database.db.postRehearsal.count()).toBe(POSTS);
});
