import type { CoreDeps } from "../shared/core-deps";
import type { RetentionDeps } from "./deps";
import { retainedSince, type Retained, type Purged } from "./model/retention";

/** Rows of one statement: bounds its duration and how long others wait for a row. */
const BATCH_SIZE = 1_000;

/** Kinds whose rows, or columns of them, go by their age alone. */
export type RowKind = Exclude<
  Retained,
  | "detachedMedia"
  | "deletedPosts"
  | "closedWorkspaces"
  | "orphanedFiles"
  | "postMetrics"
  | "dailyMetrics"
  | "feedback"
  | "incomingFiles"
>;
type Purge = (db: CoreDeps["db"], before: Date, now: Date) => Promise<number>;

/** The statement that deletes, or empties, a batch of expired rows of each kind. */
const PURGES: Record<RowKind, Purge> = {
  deletedTopics: (db, before) => db.$executeRaw`
    delete from topics where id in (select id from topics where deleted_at < ${before} limit ${BATCH_SIZE})`,
  deletedAudiences: (db, before) => db.$executeRaw`
    delete from audiences where id in (select id from audiences where deleted_at < ${before} limit ${BATCH_SIZE})`,
  deletedLabels: (db, before) => db.$executeRaw`
    delete from labels where id in (select id from labels where deleted_at < ${before} limit ${BATCH_SIZE})`,
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
  // The same of first comments.
  commentAttempts: (db, before) => db.$executeRaw`
    delete from comment_attempts where id in (
      select a.id from comment_attempts a where a.sent_at < ${before}
        and not exists (
          select 1 from post_comments c where c.post_id = a.post_id and c.state in ('sending', 'unconfirmed'))
      limit ${BATCH_SIZE})`,
  generations: (db, before) => db.$executeRaw`
    delete from generations where id in (select id from generations where started_at < ${before} limit ${BATCH_SIZE})`,
  textFingerprints: (db, before) => db.$executeRaw`
    delete from text_fingerprints where id in (
      select id from text_fingerprints where created_at < ${before} limit ${BATCH_SIZE})`,
  sourceVisits: (db, before) => db.$executeRaw`
    delete from source_visits where (user_id, url_hash) in (
      select user_id, url_hash from source_visits where opened_at < ${before} limit ${BATCH_SIZE})`,
  auditEntries: (db, before) => db.$executeRaw`
    delete from audit_entries where id in (select id from audit_entries where at < ${before} limit ${BATCH_SIZE})`,
  stripeEvents: (db, before) => db.$executeRaw`
    delete from stripe_events where id in (
      select id from stripe_events where received_at < ${before} limit ${BATCH_SIZE})`,
  // The years of business records are counted from the end of the calendar year.
  orders: (db, before) => db.$executeRaw`
    delete from orders where id in (
      select id from orders where ordered_at < date_trunc('year', ${before}::timestamptz) limit ${BATCH_SIZE})`,
  contractNotices: (db, before) => db.$executeRaw`
    delete from contract_notices where id in (
      select id from contract_notices where received_at < date_trunc('year', ${before}::timestamptz)
      limit ${BATCH_SIZE})`,
  // One with a customer's address may be theirs; one without an address is of an account that is gone.
  unconfirmedNotices: (db, before) => db.$executeRaw`
    delete from contract_notices where id in (
      select n.id from contract_notices n
      where n.confirmed_at is null and n.processed_at is null and n.outcome is null and n.email <> ''
        and n.received_at < ${before}
        and not exists (
          select 1 from users u where lower(u.email) = lower(n.email) and u.stripe_customer_id is not null)
      limit ${BATCH_SIZE})`,
  // An open one stays until somebody has resolved it.
  billingIncidents: (db, before) => db.$executeRaw`
    delete from billing_incidents where id in (
      select id from billing_incidents where resolved_at < ${before} limit ${BATCH_SIZE})`,
  consents: (db, before) => db.$executeRaw`
    delete from consents where id in (select id from consents where decided_at < ${before} limit ${BATCH_SIZE})`,
  syncRuns: (db, before) => db.$executeRaw`
    delete from sync_runs where id in (
      select id from sync_runs where created_at < ${before} and status in ('done', 'failed') and storage_key is null
      limit ${BATCH_SIZE})`,
  // Open requests stay until they are answered.
  dataRequests: (db, before) => db.$executeRaw`
    delete from data_requests where id in (
      select id from data_requests where coalesce(done_at, withdrawn_at) < ${before} limit ${BATCH_SIZE})`,
  unconfirmedDataRequests: (db, before) => db.$executeRaw`
    delete from data_requests where id in (
      select id from data_requests where verified_at is null and confirm_expires_at < ${before} limit ${BATCH_SIZE})`,
  invitations: (db, before) => db.$executeRaw`
    delete from invitations where id in (
      select id from invitations where expires_at < ${before} limit ${BATCH_SIZE})`,
  reviewLinks: async (db, before) => {
    const links = await db.$executeRaw`
      delete from review_links where id in (
        select id from review_links where expires_at < ${before} limit ${BATCH_SIZE})`;
    // A link that is gone has left its guests' names; which also go with the membership of who made it.
    const notes = await db.$executeRaw`
      update post_notes set guest_name = '' where id in (
        select id from post_notes where review_link_id is null and guest_name <> '' and at < ${before} limit ${BATCH_SIZE})`;
    const events = await db.$executeRaw`
      update approval_events set guest_name = '' where id in (
        select id from approval_events where review_link_id is null and guest_name <> '' and at < ${before} limit ${BATCH_SIZE})`;
    return Math.max(links, notes, events);
  },
  apiKeys: (db, before) => db.$executeRaw`
    delete from api_keys where id in (
      select id from api_keys where coalesce(revoked_at, expires_at) < ${before} limit ${BATCH_SIZE})`,
  apiAnswers: (db, before) => db.$executeRaw`
    delete from api_answers where (api_key_id, key) in (
      select api_key_id, key from api_answers where tried_at < ${before} limit ${BATCH_SIZE})`,
  oauthGrants: (db, before) => db.$executeRaw`
    delete from oauth_grants where id in (
      select id from oauth_grants where coalesce(revoked_at, expires_at) < ${before} limit ${BATCH_SIZE})`,
  oauthTokens: async (db, before) => {
    const tokens = await db.$executeRaw`
      delete from oauth_tokens where id in (
        select id from oauth_tokens where expires_at < ${before} limit ${BATCH_SIZE})`;
    const codes = await db.$executeRaw`
      delete from oauth_codes where id in (
        select id from oauth_codes where expires_at < ${before} limit ${BATCH_SIZE})`;
    const clients = await db.$executeRaw`
      delete from oauth_clients where id in (
        select id from oauth_clients where expires_at < ${before} limit ${BATCH_SIZE})`;
    return Math.max(tokens, codes, clients);
  },
  webhookDeliveries: (db, before) => db.$executeRaw`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries where occurred_at < ${before} limit ${BATCH_SIZE})`,
  // An editor who is silent for minutes went before, with the next call of anybody.
  postEditors: (db, before) => db.$executeRaw`
    delete from post_editors where (post_id, user_id) in (
      select post_id, user_id from post_editors where seen_at < ${before} limit ${BATCH_SIZE})`,
  dataExports: (db, before) => db.$executeRaw`
    delete from data_exports where id in (
      select id from data_exports where created_at < ${before} and storage_key is null
        and status in ('ready', 'failed', 'expired') limit ${BATCH_SIZE})`,
  accountDeletions: (db, before) => db.$executeRaw`
    delete from account_deletions where id in (
      select id from account_deletions where coalesce(purged_at, undone_at) < ${before} limit ${BATCH_SIZE})`,
  sessions: (db, _before, now) => db.$executeRaw`
    delete from sessions where id in (select id from sessions where expires <= ${now} limit ${BATCH_SIZE})`,
  rateWindows: (db, before) => db.$executeRaw`
    delete from rate_windows where (bucket, subject, opens_at) in (
      select bucket, subject, opens_at from rate_windows where opens_at < ${before} limit ${BATCH_SIZE})`,
  linkedinCalls: (db, before) => db.$executeRaw`
    delete from linkedin_calls where (member_sub, day) in (
      select member_sub, day from linkedin_calls
      where day <= (${before}::timestamptz at time zone 'UTC')::date limit ${BATCH_SIZE})`,
  // Their posts are gone or were changed.
  mediaUploads: (db, before) => db.$executeRaw`
    delete from media_uploads where (sha256, member_sub) in (
      select sha256, member_sub from media_uploads where updated_at < ${before} limit ${BATCH_SIZE})`,
  // A file that is still on a post may be published again under its URN.
  mediaUrns: (db, before) => db.$executeRaw`
    delete from media_urns where (sha256, member_sub) in (
      select u.sha256, u.member_sub from media_urns u where u.uploaded_at < ${before}
        and not exists (select 1 from media m where m.sha256 = u.sha256) limit ${BATCH_SIZE})`,
  // The order stays, and Stripe keeps the invoices.
  endedSubscriptions: (db, before) => db.$executeRaw`
    update users set subscription_status = 'free', subscription_expires_at = null, subscription_plan = null,
      subscription_interval = null, subscription_currency = null, subscription_price_cents = null,
      subscription_renews_at = null, stripe_subscription_id = null
    where id in (
      select id from users where subscription_status in ('ended', 'incomplete_expired')
        and coalesce(subscription_expires_at, subscription_synced_at) < ${before}
      limit ${BATCH_SIZE} for update skip locked)`,
  usedLinks: async (db, before) =>
    (await db.$executeRaw`
      update contract_notices set confirm_token = null where id in (
        select id from contract_notices where confirm_token is not null and processed_at < ${before}
        limit ${BATCH_SIZE / 2})`) +
    (await db.$executeRaw`
      update data_requests set confirm_token = null, confirm_expires_at = null where id in (
        select id from data_requests
        where confirm_token is not null and coalesce(done_at, withdrawn_at) < ${before} limit ${BATCH_SIZE / 2})`),
  usageMonths: (db, before) => db.$executeRaw`
    delete from usage_months where (user_id, month) in (
      select user_id, month from usage_months
      where (month || '-01')::date + interval '1 month' < ${before} limit ${BATCH_SIZE})`,
};

/** The kinds of rows that are purged by age alone. */
export const PURGED_ROWS = Object.keys(PURGES) as RowKind[];

/** Whether the rows of a kind go by their age alone. */
export const isPurgedByAge = (kind: Retained): kind is RowKind => kind in PURGES;

/** Purges one batch of rows of one kind that are past their retention. */
export async function purgeOldRows(
  deps: Pick<RetentionDeps, "db" | "clock" | "billingRetentionYears">,
  kind: RowKind,
): Promise<Purged> {
  const now = deps.clock.now();
  const purged = await PURGES[kind](deps.db, retainedSince(kind, now, deps), new Date(now));
  // Two tables share a batch of links.
  return { purged, more: purged >= (kind === "usedLinks" ? BATCH_SIZE / 2 : BATCH_SIZE) };
}
