import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import { loadRows } from "@takt/db/testing/load-rows";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { explainQueries } from "../testing/explain-queries";
import { findDueExports } from "./export/find-due-exports";

const database = useTestDatabase();

beforeAll(async () => {
  const { db } = database;
  const { id } = await createUser(db);
  // 50,000 exports of the last 90 days that have ended, and as many deletions that were carried out.
  await loadRows(db, ["data_exports", "account_deletions"], async (load) => {
    await load.$executeRaw`
      insert into data_exports (id, user_id, status, created_at, expires_at)
      select gen_random_uuid(), ${id}::uuid, 'expired', now() - n * interval '2 min', now() - n * interval '2 min'
      from generate_series(1, 50000) n`;
    await load.$executeRaw`
      insert into account_deletions (id, requested_at, due_at, settled_at, started_at, purged_at)
      select gen_random_uuid(), at, at, at, at, at
      from (select now() - n * interval '30 min' as at from generate_series(1, 50000) n) s`;
  });
  await db.$executeRawUnsafe("analyze");
});

/** Statements that the sweep runs each minute; the second as Prisma sends it. */
const statements: Record<string, (db: Db) => Promise<unknown>> = {
  "find due exports": (db) => findDueExports({ db }),
  "has new deletions": (db) => db.$queryRaw`
    select id from account_deletions
    where due_at <= now() and undone_at is null and purged_at is null and started_at is null limit 1`,
};

test.each(Object.keys(statements))("%s scans no whole table", async (name) => {
  const { db, plans } = explainQueries(database.db);
  await statements[name]!(db);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.join("\n")).not.toMatch(/Seq Scan on/);
});
