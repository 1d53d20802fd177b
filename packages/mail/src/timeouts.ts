/** In milliseconds. An email is retried later, so a slow server is left soon. */
export type MailTimeouts = {
  /** DNS and TCP. */
  connectMs: number;
  /** Time without a byte from the server. */
  idleMs: number;
  /** Limit for the whole email, however slowly the server answers. */
  totalMs: number;
};

export const MAIL_TIMEOUTS: MailTimeouts = { connectMs: 10_000, idleMs: 10_000, totalMs: 30_000 };
