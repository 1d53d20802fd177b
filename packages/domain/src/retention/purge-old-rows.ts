import type { Deps } from "../deps";
import { retainedSince, type Retained } from "./model/retention";
import type { Purged } from "./purged";

/** Rows of one statement: bounds its time, and how long others wait for a row. */
const BATCH = 1_000;

type Kind = Exclude<Retained, "detachedMedia" | "deletedPosts" | "orphanedFiles">;
type Purge = (db: Deps["db"], before: Date) => Promise<number>;

/** Of each kind which rows are older than they are kept. */
const PURGES: Record<Kind, Purge> = {
  deletedTopics: (db, before) => db.$executeRaw`
    delete from topics where id in (select id from topics where deleted_at < ${before} limit ${BATCH})`,
  deletedAudiences: (db, before) => db.$executeRaw`
    delete from audiences where id in (select id from audiences where deleted_at < ${before} limit ${BATCH})`,
  abandonedCompositions: (db, before) => db.$executeRaw`
    delete from compositions where id in (
      select id from compositions where post_id is null and updated_at < ${before}
      limit ${BATCH} for update skip locked)`,
  // One that is still so would be told again, were its row gone.
  notifications: (db, before) => db.$executeRaw`
    delete from notifications where id in (
      select n.id from notifications n where n.created_at < ${before}
        and not exists (select 1 from posts p where p.id = n.post_id and p.status in ('failed', 'unconfirmed'))
        and not exists (select 1 from users u where u.id = n.user_id and n.post_id is null
          and split_part(n.occasion, ':', 2) = u.linkedin_generation::text)
      limit ${BATCH})`,
  outgoingMails: (db, before) => db.$executeRaw`
    delete from outgoing_mails where id in (
      select id from outgoing_mails where created_at < ${before} and mail_due_at is null limit ${BATCH})`,
  // While an outcome is unknown its attempts are evidence.
  publishAttempts: (db, before) => db.$executeRaw`
    delete from publish_attempts where id in (
      select a.id from publish_attempts a where a.sent_at < ${before}
        and not exists (select 1 from posts p where p.id = a.post_id and p.status in ('publishing', 'unconfirmed'))
      limit ${BATCH})`,
  generations: (db, before) => db.$executeRaw`
    delete from generations where id in (select id from generations where started_at < ${before} limit ${BATCH})`,
  auditEntries: (db, before) => db.$executeRaw`
    delete from audit_entries where id in (select id from audit_entries where at < ${before} limit ${BATCH})`,
};

/** The kinds of rows that go by their age alone. */
export const PURGED_ROWS = Object.keys(PURGES) as Kind[];

/** Removes rows of one kind that are older than they are kept, some at a time. */
export async function purgeOldRows({ db, clock }: Pick<Deps, "db" | "clock">, kind: Kind): Promise<Purged> {
  const purged = await PURGES[kind](db, retainedSince(kind, clock.now()));
  return { purged, more: purged === BATCH };
}
