import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import { loadRows } from "@takt/db/testing/load-rows";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { expireConnections } from "../connections/invalidate-connection";
import { explainQueries } from "../testing/explain-queries";
import { fakeDeps } from "../testing/fake-deps";
import { claimEmails } from "./claim-emails";
import { findExpiringConnections } from "./find-expiring-connections";
import { findFailedPosts } from "./find-failed-posts";
import { findInvalidConnections } from "./find-invalid-connections";
import { findUnconfirmedPosts } from "./find-unconfirmed-posts";
import { expireEmails } from "./expire-emails";

const database = useTestDatabase();
const MAX_ROWS = 100_000;

beforeAll(async () => {
  const { db } = database;
  const user = await createUser(db);
  // A tenth failed, all but a few of them long ago; 20,000 users; 100,000 handled notifications.
  await loadRows(db, ["posts", "users", "notifications"], async (load) => {
    await load.$executeRaw`
      insert into posts (id, workspace_id, author_id, content, status, reason, updated_at, scheduling)
      select gen_random_uuid(), ${user.workspaceId}::uuid, ${user.id}::uuid, 'Post ' || n,
        (case when n % 10 = 0 then 'failed' else 'published' end)::post_status, 'refused',
        now() - n * interval '5 min', 1
      from generate_series(1, ${MAX_ROWS}::int) n`;
    await load.$executeRaw`
      insert into users (id, email, waitlist_status, linkedin_status, linkedin_access_token_expires_at, updated_at)
      select gen_random_uuid(), n || '@many.example.com', 'active', 'active', now() + (15 + n % 45) * interval '1 day', now()
      from generate_series(1, 20000) n`;
    await load.$executeRaw`
      insert into notifications (id, user_id, kind, occasion, created_at, mailed_at)
      select gen_random_uuid(), ${user.id}::uuid, 'post_failed', 'post_failed:' || n, now() - n * interval '1 min', now()
      from generate_series(1, ${MAX_ROWS}::int) n`;
  });
  await db.$executeRawUnsafe("analyze");
});

const statements: Record<string, (db: Db) => Promise<unknown>> = {
  "failed posts": (db) => findFailedPosts(fakeDeps(db)),
  "unconfirmed posts": (db) => findUnconfirmedPosts(fakeDeps(db)),
  "invalid connections": (db) => findInvalidConnections(fakeDeps(db)),
  "expiring connections": (db) => findExpiringConnections(fakeDeps(db)),
  "expired connections": (db) => expireConnections({ db }),
  "claim emails": (db) => claimEmails({ db }),
  "give up mails": (db) => expireEmails(fakeDeps(db)),
};

test.each(Object.keys(statements))("%s scans no whole table", async (name) => {
  const { db, plans } = explainQueries(database.db);
  await statements[name]!(db);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.join("\n")).not.toMatch(/Seq Scan on (posts|users|notifications)\b/);
});
