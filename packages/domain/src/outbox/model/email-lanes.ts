const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Kinds of emails that one sender sends, and their timing. */
export type EmailLane<K extends string = string> = {
  kinds: readonly K[];
  /** How long a sender holds a claimed email; longer than a whole round of slow sends. */
  leaseMs: number;
  /** The longest delay between two attempts. */
  maxRetryMs: number;
  /** An email that was tried is no longer retried after this time; null: it is retried until it is sent. */
  expireAfterMs: number | null;
};

/** Every kind of email is in one lane. */
export const EMAIL_LANES = {
  /** To members, about what is theirs. Sent by the jobs, before all others. */
  members: {
    kinds: [
      "post_failed",
      "post_unconfirmed",
      "comment_failed",
      "post_moved",
      "post_at_risk",
      "connection_expiring",
      "connection_invalid",
      "grant_ending",
      "account_activated",
      "data_request_received",
      "data_request_extended",
      "data_request_done",
      "order_confirmed",
      "subscription_past_due",
      "subscription_ended",
      "refund_issued",
      "contract_notice_received",
      "contract_notice_done",
      "data_export_ready",
      "account_deletion_requested",
      "account_deleted",
    ],
    leaseMs: 15 * MINUTE_MS,
    maxRetryMs: 6 * HOUR_MS,
    expireAfterMs: 24 * HOUR_MS,
  },
  /** To the operator, about what others have sent. Sent by the jobs when nothing to members is due. */
  operator: {
    kinds: ["feedback", "data_request", "data_request_reminder", "contract_notice", "unconfirmed_notices"],
    leaseMs: 15 * MINUTE_MS,
    maxRetryMs: 6 * HOUR_MS,
    expireAfterMs: 24 * HOUR_MS,
  },
  /**
   * Sent by the jobs when nothing else is due: anybody can cause them, with anybody's address. When each may leave
   * is in its row (limits/reserve-stranger-mail.ts).
   */
  strangers: {
    kinds: ["contract_notice_confirm", "data_request_confirm"],
    leaseMs: 15 * MINUTE_MS,
    maxRetryMs: 6 * HOUR_MS,
    expireAfterMs: 24 * HOUR_MS,
  },
  /**
   * Sent by the health watch of each web process, because the job executor may be what is down. They are few and urgent:
   * a short lease, and another attempt each minute.
   */
  alarms: {
    kinds: ["alarm_raised", "alarm_cleared"],
    leaseMs: MINUTE_MS,
    maxRetryMs: MINUTE_MS,
    expireAfterMs: null,
  },
} as const satisfies Record<string, EmailLane>;

/** The lanes of the jobs, in the order in which they are sent. */
export const JOB_LANES = ["members", "operator", "strangers"] as const;

export type EmailKind = (typeof EMAIL_LANES)[keyof typeof EMAIL_LANES]["kinds"][number];

/** Kinds that go to the operator. They wait while no operator address is configured. */
export const OPERATOR_EMAIL_KINDS: readonly EmailKind[] = [
  "feedback",
  "data_request",
  "data_request_reminder",
  "contract_notice",
  "unconfirmed_notices",
  "alarm_raised",
  "alarm_cleared",
];

/** Kinds that a law asks for: receipts of orders, of notices about them, of data requests and deletions. They are retried for longer than others. */
export const LEGAL_EMAIL_KINDS: readonly EmailKind[] = [
  "data_request_confirm",
  "data_request_received",
  "data_request_extended",
  "data_request_done",
  "order_confirmed",
  "contract_notice_confirm",
  "contract_notice_received",
  "contract_notice_done",
  "contract_notice",
  "account_deletion_requested",
  "account_deleted",
];
export const LEGAL_EXPIRE_AFTER_MS = 7 * 24 * HOUR_MS;

/** After this many consecutive failures a round ends: the server is down. */
export const MAX_CONSECUTIVE_FAILURES = 3;

/** Returns the kinds of a lane that could be sent now: without an operator address only those to users. */
export function sendableKinds(
  { kinds }: { kinds: readonly EmailKind[] },
  operatorEmails: readonly string[],
): EmailKind[] {
  return kinds.filter((kind) => operatorEmails.length > 0 || !OPERATOR_EMAIL_KINDS.includes(kind));
}

/** Returns the milliseconds until the next attempt, by the number of failed attempts: a minute, doubled each time. */
export function retryDelayMs(tries: number, { maxRetryMs }: Pick<EmailLane, "maxRetryMs">): number {
  return Math.min(MINUTE_MS * 2 ** Math.max(0, tries - 1), maxRetryMs);
}
