import { connectTestDatabase, type Db } from "@takt/db/testing/connect-test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterEach, expect, test } from "vitest";
import { duePost } from "../../testing/due-post";
import { created, fakeDeps } from "../../testing/fake-deps";
import { publishBatch } from "./publish-batch";
import { takeDuePosts } from "./take-due-posts";

const REPLICAS = 3;
const MEMBERS = 10;
const POSTS_EACH = 6;

const database = useTestDatabase();
const clients: Db[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.$disconnect()));
});

test("three replicas with a sweep each, and every batch delivered to all of them: each post once", async () => {
  for (let i = 0; i < MEMBERS; i++) {
    const user = await createUser(database.db);
    for (let j = 0; j < POSTS_EACH; j++) await duePost(database.db, {}, user);
  }
  const replicas = Array.from({ length: REPLICAS }, () => {
    const client = connectTestDatabase(database.url, { max: 4 });
    clients.push(client);
    // Slow enough that the replicas meet at every post.
    const create = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return created();
    };
    return fakeDeps(client, { create });
  });
  const taken = (await Promise.all(replicas.map((replica) => takeDuePosts(replica)))).flat();
  const batches = taken.map(({ postIds }) => postIds);
  expect(new Set(batches.flat()).size).toBe(MEMBERS * POSTS_EACH);
  await Promise.all(replicas.flatMap((replica) => batches.map((postIds) => publishAll(replica, postIds))));

  const sent = replicas.flatMap((replica) => replica.sent.map(({ body }) => body));
  expect(sent).toHaveLength(MEMBERS * POSTS_EACH);
  expect(new Set(sent).size).toBe(MEMBERS * POSTS_EACH);
  expect(await database.db.post.count({ where: { status: "published" } })).toBe(MEMBERS * POSTS_EACH);
});

/** As the job does: what is handed back is a batch of its own. */
async function publishAll(replica: Parameters<typeof publishBatch>[0], postIds: readonly string[]) {
  const { again } = await publishBatch(replica, postIds);
  for (const rest of again) await publishAll(replica, rest.postIds);
}
