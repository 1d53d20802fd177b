import { randomUUID } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runSql } from "./run-sql.mjs";

const FOLDER = path.join(import.meta.dirname, "../../prisma/migrations");
const MIGRATION = "20261124060000_one_outbox";
const name = `migrate_outbox_${Date.now()}`;
let url = "";

const migrate = (migration: string) =>
  runSql(url, readFileSync(path.join(FOLDER, migration, "migration.sql"), "utf8"));

beforeAll(async () => {
  await runSql(inject("databaseAdminUrl"), `CREATE DATABASE ${name}`);
  url = Object.assign(new URL(inject("databaseAdminUrl")), { pathname: `/${name}` }).href;
  const earlier = readdirSync(FOLDER).filter((one) => /^\d/.test(one) && one < MIGRATION);
  for (const migration of earlier.sort()) await migrate(migration);
});
afterAll(() => runSql(inject("databaseAdminUrl"), `DROP DATABASE ${name} WITH (FORCE)`));

test("what waits to be sent, and what counts for the hourly limit, is carried over", async () => {
  const [user, waiting, recent] = [randomUUID(), randomUUID(), randomUUID()];
  await runSql(
    url,
    `insert into users (id) values ('${user}');
     insert into notifications (id, user_id, kind, occasion, mail_due_at, mail_tries, mailed_at) values
       ('${waiting}', '${user}', 'post_failed', 'waiting', now(), 2, null),
       ('${recent}', '${user}', 'connection_invalid', 'recent', null, 1, now() - interval '59 min'),
       (gen_random_uuid(), '${user}', 'post_failed', 'old', null, 1, now() - interval '61 min'),
       (gen_random_uuid(), '${user}', 'post_failed', 'unwanted', null, 0, null);
     insert into alarms (kind, detail, raised_at, cleared_at, mail_due_at, mailed_at) values
       ('late', '3 overdue', '2026-11-24T05:00:00.123Z', null, now(), null),
       ('jobs', 'fine', '2026-11-24T05:00:00Z', '2026-11-24T05:30:00.456Z', now(), null),
       ('executor', 'reachable', '2026-11-24T05:00:00Z', '2026-11-24T05:30:00Z', null, now());
     insert into outbox_emails (id, kind, occasion, user_id, mail_due_at, mail_tries, mailed_at) values
       (gen_random_uuid(), 'account_activated', 'a', '${user}', now(), 1, null),
       (gen_random_uuid(), 'account_activated', 'b', '${user}', null, 1, now());`,
  );
  await migrate(MIGRATION);
  const { rows } = await runSql(
    url,
    `select kind::text, occasion, user_id, notification_id, due_at is not null as due, tries, sent_at is not null as sent, data
     from outbox_emails order by outbox_emails.kind, occasion`,
  );
  const none = { user_id: user, notification_id: null, data: {} };
  const alarm = { user_id: null, notification_id: null, due: true, tries: 0, sent: false };
  const [raisedAt, clearedAt] = [Date.UTC(2026, 10, 24, 5, 0, 0, 123), Date.UTC(2026, 10, 24, 5, 30, 0, 456)];
  expect(rows).toMatchObject([
    {
      kind: "post_failed",
      occasion: `notification:${waiting}`,
      notification_id: waiting,
      due: true,
      tries: 2,
      sent: false,
    },
    { kind: "connection_invalid", notification_id: recent, user_id: user, due: false, tries: 1, sent: true },
    { ...none, kind: "account_activated", occasion: "a", due: true, tries: 1, sent: false },
    { ...none, kind: "account_activated", occasion: "b", due: false, tries: 1, sent: true },
    {
      ...alarm,
      kind: "alarm_raised",
      occasion: `alarm_raised:late:${raisedAt}`,
      data: { alarm: "late", detail: "3 overdue" },
    },
    {
      ...alarm,
      kind: "alarm_cleared",
      occasion: `alarm_cleared:jobs:${clearedAt}`,
      data: { alarm: "jobs", detail: "fine" },
    },
  ]);
  expect(rows.slice(-2).map(({ data }) => Date.parse((data as { at: string }).at))).toEqual([
    raisedAt,
    clearedAt,
  ]);
});
