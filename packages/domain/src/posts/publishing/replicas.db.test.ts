import { connectTestDatabase, type Db } from "@takt/db/testing/connect-test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterEach, expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { created } from "../../testing/fake-publisher";
import { publishBatch } from "./publish-batch";
import { queueDuePosts } from "./queue-due-posts";

const REPLICAS = 3;
const MEMBERS = 10;
const POSTS_EACH = 6;

const database = useTestDatabase();
const clients: Db[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.$disconnect()));
});

test("three replicas with a sweep each that all get every batch send each post once", async () => {
  for (let i = 0; i < MEMBERS; i++) {
    const user = await createUser(database.db);
    for (let j = 0; j < POSTS_EACH; j++) await duePost(database.db, {}, user);
  }
  const replicas = Array.from({ length: REPLICAS }, () => {
    const client = connectTestDatabase(database.url, { max: 4 });
    clients.push(client);
    // Slow enough that the replicas overlap at every post.
    const create = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return created();
    };
    return fakeDeps(client, { create });
  });
  const taken = (await Promise.all(replicas.map((replica) => queueDuePosts(replica)))).flat();
  const batches = taken.map(({ postIds }) => postIds);
  expect(new Set(batches.flat()).size).toBe(MEMBERS * POSTS_EACH);
  await Promise.all(replicas.flatMap((replica) => batches.map((postIds) => publishAll(replica, postIds))));

  const sent = replicas.flatMap((replica) => replica.sent.map(({ body }) => body));
  expect(sent).toHaveLength(MEMBERS * POSTS_EACH);
  expect(new Set(sent).size).toBe(MEMBERS * POSTS_EACH);
  expect(await database.db.post.count({ where: { status: "published" } })).toBe(MEMBERS * POSTS_EACH);
});

/** Publishes like the job: returned posts are a separate batch. */
async function publishAll(replica: Parameters<typeof publishBatch>[0], postIds: readonly string[]) {
  const { retry } = await publishBatch(replica, postIds);
  for (const rest of retry) await publishAll(replica, rest.postIds);
}
