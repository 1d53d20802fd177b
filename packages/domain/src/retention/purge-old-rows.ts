import type { CoreDeps } from "../shared/core-deps";
import { retainedSince, type Retained, type Purged } from "./model/retention";
/** Rows of one statement: bounds its duration and how long others wait for a row. */
const BATCH_SIZE = 1_000;

type Kind = Exclude<
  Retained,
  "detachedMedia" | "deletedPosts" | "orphanedFiles" | "postMetrics" | "dailyMetrics"
>;
type Purge = (db: CoreDeps["db"], before: Date) => Promise<number>;

/** The statement that deletes a batch of expired rows of each kind. */
const PURGES: Record<Kind, Purge> = {
  deletedTopics: (db, before) => db.$executeRaw`
    delete from topics where id in (select id from topics where deleted_at < ${before} limit ${BATCH_SIZE})`,
  deletedAudiences: (db, before) => db.$executeRaw`
    delete from audiences where id in (select id from audiences where deleted_at < ${before} limit ${BATCH_SIZE})`,
  abandonedCompositions: (db, before) => db.$executeRaw`
    delete from compositions where id in (
      select id from compositions where post_id is null and updated_at < ${before}
      limit ${BATCH_SIZE} for update skip locked)`,
  // A notification that still applies is kept: it would be created again without its row.
  notifications: (db, before) => db.$executeRaw`
    delete from notifications where id in (
      select n.id from notifications n where n.created_at < ${before}
        and not exists (select 1 from posts p where p.id = n.post_id and p.status in ('failed', 'unconfirmed'))
        and not exists (select 1 from users u where u.id = n.user_id and n.post_id is null
          and split_part(n.occasion, ':', 2) = u.linkedin_generation::text)
      limit ${BATCH_SIZE})`,
  outboxEmails: (db, before) => db.$executeRaw`
    delete from outbox_emails where id in (
      select id from outbox_emails where created_at < ${before} and due_at is null limit ${BATCH_SIZE})`,
  // Attempts are evidence while the outcome is unknown.
  publishAttempts: (db, before) => db.$executeRaw`
    delete from publish_attempts where id in (
      select a.id from publish_attempts a where a.sent_at < ${before}
        and not exists (select 1 from posts p where p.id = a.post_id and p.status in ('publishing', 'unconfirmed'))
      limit ${BATCH_SIZE})`,
  postChanges: (db, before) => db.$executeRaw`
    delete from post_changes where id in (select id from post_changes where sent_at < ${before} limit ${BATCH_SIZE})`,
  generations: (db, before) => db.$executeRaw`
    delete from generations where id in (select id from generations where started_at < ${before} limit ${BATCH_SIZE})`,
  auditEntries: (db, before) => db.$executeRaw`
    delete from audit_entries where id in (select id from audit_entries where at < ${before} limit ${BATCH_SIZE})`,
  stripeEvents: (db, before) => db.$executeRaw`
    delete from stripe_events where id in (
      select id from stripe_events where received_at < ${before} limit ${BATCH_SIZE})`,
  orders: (db, before) => db.$executeRaw`
    delete from orders where id in (select id from orders where ordered_at < ${before} limit ${BATCH_SIZE})`,
  contractNotices: (db, before) => db.$executeRaw`
    delete from contract_notices where id in (
      select id from contract_notices where received_at < ${before} limit ${BATCH_SIZE})`,
  syncRuns: (db, before) => db.$executeRaw`
    delete from sync_runs where id in (
      select id from sync_runs where created_at < ${before} and status in ('done', 'failed') and storage_key is null
      limit ${BATCH_SIZE})`,
  usageMonths: (db, before) => db.$executeRaw`
    delete from usage_months where (user_id, month) in (
      select user_id, month from usage_months
      where (month || '-01')::date + interval '1 month' < ${before} limit ${BATCH_SIZE})`,
};

/** The kinds of rows that are purged by age alone. */
export const PURGED_ROWS = Object.keys(PURGES) as Kind[];

/** Purges one batch of rows of one kind that are past their retention. */
export async function purgeOldRows(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  kind: Kind,
): Promise<Purged> {
  const purged = await PURGES[kind](db, retainedSince(kind, clock.now()));
  return { purged, more: purged === BATCH_SIZE };
}
