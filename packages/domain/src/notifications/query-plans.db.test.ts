import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import { loadRows } from "@takt/db/testing/load-rows";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { expireConnections } from "../connections/invalidate-connection";
import { expireGrants } from "../connections/invalidate-grant";
import { explainQueries } from "../testing/explain-queries";
import { fakeDeps } from "../testing/fake-deps";
import { claimEmails } from "../outbox/claim-emails";
import { expireEmails } from "../outbox/expire-emails";
import { emailLane } from "../outbox/email-lane";
import { EMAIL_KINDS } from "../email-kinds";
import { findKindOccasions } from "./find-occasions";
import { NOTIFICATION_KIND_NAMES } from "./notification-kinds";

const database = useTestDatabase();
const MAX_ROWS = 100_000;

beforeAll(async () => {
  const { db } = database;
  const user = await createUser(db);
  // A tenth failed, all but a few of them long ago, and of the comments too; 20,000 users, each with a grant; 100,000 handled
  // notifications with sent emails.
  const tables = [
    "posts",
    "users",
    "notifications",
    "outbox_emails",
    "post_comments",
    "linkedin_grants",
    "post_notes",
  ];
  await loadRows(db, tables, async (load) => {
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
      insert into post_comments (post_id, scheduling, state, due_since, due_at, updated_at)
      select id, 1, (case when status = 'failed' then 'failed' else 'published' end)::comment_state, updated_at, updated_at,
        updated_at from posts`;
    await load.$executeRaw`
      insert into linkedin_grants (user_id, product, member_sub, access_token_expires_at, connected_at)
      select id, 'community', id::text, linkedin_access_token_expires_at, now() from users
      where linkedin_access_token_expires_at is not null`;
    // A note about each post that failed, and about those of late.
    await load.$executeRaw`
      insert into post_notes (id, post_id, text, at)
      select gen_random_uuid(), id, 'Note', updated_at from posts
      where status = 'failed' or updated_at > now() - interval '1 hour'`;
    await load.$executeRaw`
      insert into notifications (id, user_id, kind, occasion, created_at)
      select gen_random_uuid(), ${user.id}::uuid, 'post_failed', 'post_failed:' || n, now() - n * interval '1 min'
      from generate_series(1, ${MAX_ROWS}::int) n`;
    await load.$executeRaw`
      insert into outbox_emails (id, user_id, kind, occasion, notification_id, created_at, due_at, sent_at)
      select gen_random_uuid(), user_id, 'post_failed', 'notification:' || id, id, created_at, null, created_at
      from notifications`;
  });
  await db.$executeRawUnsafe("analyze");
});

const statements: Record<string, (db: Db) => Promise<unknown>> = {
  ...Object.fromEntries(
    NOTIFICATION_KIND_NAMES.map((kind) => [kind, (db: Db) => findKindOccasions(fakeDeps(db), kind)]),
  ),
  "expired connections": (db) => expireConnections({ db }),
  "expired grants": (db) => expireGrants({ db }),
  "claim emails": (db) => claimEmails(fakeDeps(db), emailLane("members", EMAIL_KINDS)),
  "expire emails": (db) => expireEmails(fakeDeps(db), emailLane("members", EMAIL_KINDS)),
};

test.each(Object.keys(statements))("%s scans no whole table", async (name) => {
  const { db, plans } = explainQueries(database.db);
  await statements[name]!(db);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.join("\n")).not.toMatch(
    /Seq Scan on (posts|users|notifications|outbox_emails|post_comments|linkedin_grants)\b/,
  );
});
