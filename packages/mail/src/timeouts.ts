/** Milliseconds. A letter is tried again later, so a server that is slow now is left alone soon. */
export type MailTimeouts = {
  /** Name and TCP. */
  connect: number;
  /** Without a byte from the server. */
  silence: number;
  /** The whole letter, however slowly the server talks. */
  whole: number;
};

export const MAIL_TIMEOUTS: MailTimeouts = { connect: 10_000, silence: 10_000, whole: 30_000 };
