import pg from "pg";
import { expect, test } from "vitest";
import { createDb } from "../client";
import { runSql } from "../migrate/run-sql.mjs";
import { createUser } from "../testing/factories/create-user";
import { startPooler } from "../testing/start-pooler.mjs";
import { useTestDatabase } from "../testing/test-database";
import { openClient } from "./open-client.mjs";

const database = useTestDatabase();
const INSTANT = new Date("2026-07-01T12:00:00.000Z");
const ZONE = "select current_setting('timezone') as zone";

test("this server's own zone is not UTC, or the other tests would show nothing", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  expect((await client.query(ZONE)).rows).toEqual([{ zone: "America/New_York" }]);
  await client.end();
});

test("an instant written through Prisma is the same one for PostgreSQL, and reads back as it was", async () => {
  const { id } = await createUser(database.db, { lastLoginAt: INSTANT });
  const written = "select extract(epoch from last_login_at)::float8 * 1000 as ms from users";
  expect((await runSql(database.url, written)).rows).toEqual([{ ms: INSTANT.getTime() }]);
  expect(await database.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ lastLoginAt: INSTANT });
  await runSql(database.url, "update users set last_login_at = '2026-07-01 12:00:00+00'");
  expect(await database.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ lastLoginAt: INSTANT });
});

test("the zone of the database and of the address do not count", async () => {
  const { pathname } = new URL(database.url);
  await runSql(database.url, `alter database ${pathname.slice(1)} set timezone to 'Asia/Tokyo'`);
  const parsed = `${database.url}?options=${encodeURIComponent("-c timezone=Europe/Berlin -c work_mem=5MB")}`;
  const db = createDb(parsed, { max: 1 });
  const asked = await db.$queryRaw`
    select current_setting('timezone') as zone, current_setting('work_mem') as memory`;
  expect(asked).toEqual([{ zone: "UTC", memory: "5MB" }]);
  // Also after a reset of the session, as poolers do between two clients.
  await db.$executeRawUnsafe("discard all");
  expect(await db.$queryRawUnsafe(ZONE)).toEqual([{ zone: "UTC" }]);
  await db.$disconnect();
});

test("behind a pooler that drops start-up options sessions are in UTC anyway", async () => {
  const pooler = await startPooler(database.url);
  const db = createDb(pooler.url, { max: 3 });
  const three = await Promise.all([1, 2, 3].map(() => db.$queryRawUnsafe(ZONE)));
  expect(three).toEqual(Array(3).fill([{ zone: "UTC" }]));
  await db.$disconnect();
  const client = await openClient(pooler.url);
  expect((await client.query(ZONE)).rows).toEqual([{ zone: "UTC" }]);
  await client.end();
  pooler.stop();
});

test("a statement that takes longer than it may fails; without a limit it does not", async () => {
  const [short, patient] = [
    createDb(database.url, { max: 1, statementTimeoutMs: 100 }),
    createDb(database.url),
  ];
  const sleep = (db: typeof short) => db.$queryRawUnsafe("select 1 as one from pg_sleep(0.4)");
  await expect(sleep(short)).rejects.toThrow("statement timeout");
  expect(await sleep(patient)).toEqual([{ one: 1 }]);
  for (const db of [short, patient]) await db.$disconnect();
});
