const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How one sender treats its emails. */
export type Lane = {
  /** Whether they go to the operator, and wait while no operator address is configured. */
  toOperator: boolean;
  /** How long a sender holds a claimed email; longer than a whole round of slow sends. */
  leaseMs: number;
  /** The longest delay between two attempts. */
  maxRetryMs: number;
  /** An email that was tried is no longer retried after this time; null: it is retried until it is sent. */
  expireAfterMs: number | null;
};

const OF_JOBS = { leaseMs: 15 * MINUTE_MS, maxRetryMs: 6 * HOUR_MS, expireAfterMs: 24 * HOUR_MS };

/** Every kind of email is in one lane (email-kinds.ts). */
export const LANES = {
  /** To members, about what is theirs. Sent by the jobs, before all others. */
  members: { toOperator: false, ...OF_JOBS },
  /** To the operator, about what others have sent. Sent by the jobs when nothing to members is due. */
  operator: { toOperator: true, ...OF_JOBS },
  /**
   * Sent by the jobs when nothing else is due: anybody can cause them, with anybody's address. When each may leave
   * is in its row (limits/reserve-stranger-mail.ts).
   */
  strangers: { toOperator: false, ...OF_JOBS },
  /**
   * Sent by the health watch of each web process, because the job executor may be what is down. They are few and urgent:
   * a short lease, and another attempt each minute.
   */
  alarms: { toOperator: true, leaseMs: MINUTE_MS, maxRetryMs: MINUTE_MS, expireAfterMs: null },
} as const satisfies Record<string, Lane>;

export type LaneName = keyof typeof LANES;

/** The lanes of the jobs, in the order in which they are sent. */
export const JOB_LANES = ["members", "operator", "strangers"] as const;

/** How long what a law asks for is retried. */
export const LEGAL_EXPIRE_AFTER_MS = 7 * 24 * HOUR_MS;

/** After this many consecutive failures a round ends: the server is down. */
export const MAX_CONSECUTIVE_FAILURES = 3;

/** Returns the milliseconds until the next attempt, by the number of failed attempts: a minute, doubled each time. */
export function retryDelayMs(tries: number, { maxRetryMs }: Pick<Lane, "maxRetryMs">): number {
  return Math.min(MINUTE_MS * 2 ** Math.max(0, tries - 1), maxRetryMs);
}
