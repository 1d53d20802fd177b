import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { checkHealth } from "./check-health";
import { checkLive } from "./check-live";

const database = useTestDatabase();

test("a process with a database is live, also while a post is overdue and no sweep runs", async () => {
  const user = await createUser(database.db);
  await createPost(database.db, user, {
    status: "scheduled",
    scheduledAt: new Date(Date.now() - 600_000),
  });
  const deps = fakeDeps(database.db);
  expect((await checkHealth(deps)).status).toBe("down");
  expect(await checkLive(deps)).toBe(true);
});

test("a process without a database is not live, and the log says why", async () => {
  const nowhere = connectTestDatabase("postgresql://nobody:none@127.0.0.1:1/none");
  const logged: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (event: string) => void logged.push(event) };
  expect(await checkLive(fakeDeps(nowhere, { log }))).toBe(false);
  expect(logged).toEqual(["health.database_unreachable"]);
  await nowhere.$disconnect();
});

test("a process whose pool has no connection in time is not live, and is live again afterwards", async () => {
  const narrow = connectTestDatabase(database.url, { max: 1 });
  await narrow.$queryRaw`select 1`;
  const busy = narrow.$transaction((tx) => tx.$executeRaw`select pg_sleep(1)`);
  expect(await checkLive(fakeDeps(narrow), 200)).toBe(false);
  await busy;
  expect(await checkLive(fakeDeps(narrow))).toBe(true);
  await narrow.$disconnect();
});
