import type { Prisma } from "@takt/db/generated/prisma/client";
import { raw, sql } from "@takt/db/sql";
import type { Deps } from "../deps";
import { retainedSince, type Retained } from "./model/retention";
import type { Purged } from "./purged";

/** Rows of one statement: bounds its time, and how long others wait for a row. */
const BATCH = 1_000;

type Table = Exclude<Retained, "detachedMedia" | "deletedPosts" | "orphanedFiles">;

/** Of each kind its table, and which rows of it are `before` their time. */
const OLD_ROWS: Record<Table, { table: string; old: (before: Date) => Prisma.Sql }> = {
  deletedTopics: { table: "topics", old: (before) => sql`deleted_at < ${before}` },
  deletedAudiences: { table: "audiences", old: (before) => sql`deleted_at < ${before}` },
  abandonedCompositions: {
    table: "compositions",
    old: (before) => sql`post_id is null and updated_at < ${before}`,
  },
  // One that is still so would be told again, were its row gone.
  notifications: {
    table: "notifications",
    old: (before) => sql`created_at < ${before}
      and not exists (select 1 from posts p where p.id = post_id and p.status in ('failed', 'unconfirmed'))
      and not exists (select 1 from users u where u.id = user_id and post_id is null
        and split_part(occasion, ':', 2) = u.linkedin_generation::text)`,
  },
  outgoingMails: {
    table: "outgoing_mails",
    old: (before) => sql`created_at < ${before} and mail_due_at is null`,
  },
  // While an outcome is unknown its attempts are evidence.
  publishAttempts: {
    table: "publish_attempts",
    old: (before) => sql`sent_at < ${before}
      and not exists (select 1 from posts p where p.id = post_id and p.status in ('publishing', 'unconfirmed'))`,
  },
  generations: { table: "generations", old: (before) => sql`started_at < ${before}` },
  auditEntries: { table: "audit_entries", old: (before) => sql`at < ${before}` },
};

/** The kinds of rows that go by their age alone. */
export const PURGED_ROWS = Object.keys(OLD_ROWS) as Table[];

/** Removes rows of one kind that are older than they are kept, some at a time. */
export async function purgeOldRows({ db, clock }: Pick<Deps, "db" | "clock">, kind: Table): Promise<Purged> {
  const { table, old } = OLD_ROWS[kind];
  const name = raw(table);
  const purged = await db.$executeRaw`
    delete from ${name} where id in (
      select id from ${name} where ${old(retainedSince(kind, clock.now()))} limit ${BATCH} for update skip locked)`;
  return { purged, more: purged === BATCH };
}
