import { MEDIA_LIMITS } from "../../media/model/media-limits";

/**
 * How many days data is kept after it is no longer needed; docs/retention.md gives the reasons. Posts, drafts and media
 * stay until their member deletes them, usage activity stays two years. Everything of an account is deleted with the
 * account.
 */
export const RETENTION_DAYS = {
  /** A file that was removed from its post, or never saved with one: an open editor may still want it back. */
  detachedMedia: 7,
  /** Longer than they can be restored, and than their attempts are needed to resolve an unknown outcome. */
  deletedPosts: 7,
  /** Longer than they can be restored. */
  deletedTopics: 7,
  deletedAudiences: 7,
  deletedLabels: 7,
  /** Workspaces that their owner has closed, with everything in them: until then they can be opened again. */
  closedWorkspaces: 7,
  /** Compositions of the wizard that never became a post, counted from their last change. */
  abandonedCompositions: 90,
  notifications: 180,
  /** Sent or expired. */
  outboxEmails: 90,
  /** Usage activity: two years. */
  publishAttempts: 730,
  postChanges: 730,
  commentAttempts: 730,
  generations: 730,
  /** Fingerprints of texts that were written here: as long as their generation is known. */
  textFingerprints: 730,
  sourceVisits: 730,
  auditEntries: 730,
  /** Stripe delivers an event for three days at most, and can list it for thirty. */
  stripeEvents: 90,
  /** Billing: ten years, counted from the end of the calendar year, unless the installation keeps it for fewer. */
  orders: 3_653,
  contractNotices: 3_653,
  /** Declarations that nobody has confirmed and no customer's address fits. */
  unconfirmedNotices: 30,
  /** Since they were resolved: claims end after three years. */
  billingIncidents: 1_096,
  usageMonths: 730,
  /** Subscription data in a user's row, since the subscription ended: their page shows that it did. */
  endedSubscriptions: 30,
  /** Links of e-mails that confirmed something, since that was closed: a used link says that it is done. */
  usedLinks: 30,
  /** Content analytics: two years after they were measured, or after their day. */
  postMetrics: 730,
  dailyMetrics: 730,
  /** Imports and syncs that are over: what they read stays. */
  syncRuns: 90,
  /** Feedback with its screenshot, and requests about data once they are answered: three years to show that they were. */
  feedback: 365,
  dataRequests: 1_096,
  /** Requests whose address nobody has confirmed, from the day on which they could no longer be confirmed. */
  unconfirmedDataRequests: 7,
  /** Decisions about optional cookies: three years to show that consent was asked for. */
  consents: 1_096,
  /** Invitations to workspaces, since they could last be accepted. */
  invitations: 30,
  /** Review links, since they could last be opened, with the names of their guests. */
  reviewLinks: 90,
  /** Keys of programs, since they last worked. */
  apiKeys: 90,
  /** Answers to programs: a repeated request gets the same. */
  apiAnswers: 1,
  /** Permissions of applications, since they ended. */
  oauthGrants: 90,
  /** Their codes and tokens, and descriptions of applications, since they expired. */
  oauthTokens: 1,
  /** Messages sent to webhooks, and their answers. */
  webhookDeliveries: 14,
  /** That a post is open in an editor: it is told for less than a minute. */
  postEditors: 1,
  /** Exports whose file is gone, and deletions of accounts that were carried out or undone. */
  dataExports: 90,
  accountDeletions: 1_096,
  /** From the sign-in on: a session is never extended. */
  sessions: 7,
  /** Longer than the longest window of a rate limit. */
  rateWindows: 2,
  /** A day of LinkedIn's limits, and yesterday for what started before midnight. */
  linkedinCalls: 2,
  /** LinkedIn's addresses for an upload end long before. */
  mediaUploads: 7,
  /** LinkedIn's names for files that are on no post any more. */
  mediaUrns: 90,
  /** A broken upload is resumed within a day. */
  incomingFiles: MEDIA_LIMITS.unfinishedHours / 24,
  /** A file in storage without a row: longer than any upload may take. */
  orphanedFiles: 3,
} as const;

/**
 * How many days logs are kept, with what browsers report of errors. No job of the database purges them: `npm start` rotates
 * its own, elsewhere whoever runs the server does (docs/retention.md).
 */
export const LOG_DAYS = 30;

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
export type Retained = keyof typeof RETENTION_DAYS;
/** All kinds of data with a period, in the order of RETENTION_DAYS. */
export const RETAINED_KINDS = Object.keys(RETENTION_DAYS) as Retained[];

/** Settings of the installation: for how many years billing is kept. */
export type RetentionSettings = { billingRetentionYears: number };
const BILLING_KINDS = ["orders", "contractNotices"] as const;
type BillingKind = (typeof BILLING_KINDS)[number];
const isBilling = (kind: Retained): kind is BillingKind => BILLING_KINDS.some((one) => one === kind);

/** Returns how many days this installation keeps a kind. */
export function retainedDays(kind: Retained, { billingRetentionYears }: RetentionSettings): number {
  return isBilling(kind) ? Math.ceil(billingRetentionYears * YEAR_DAYS) : RETENTION_DAYS[kind];
}

/** The number of rows or files that one call purged, and whether there may be more. */
export type Purged = { purged: number; more: boolean };

/** Returns the time before which data of a kind is purged. `now` is in epoch milliseconds. */
export function retainedSince(kind: Exclude<Retained, BillingKind>, now: number): Date;
export function retainedSince(kind: Retained, now: number, settings: RetentionSettings): Date;
export function retainedSince(kind: Retained, now: number, settings?: RetentionSettings): Date {
  const days = settings ? retainedDays(kind, settings) : RETENTION_DAYS[kind];
  return new Date(now - days * DAY_MS);
}
