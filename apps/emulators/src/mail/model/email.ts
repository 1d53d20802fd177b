/** An email as received. */
export type Email = {
  /** Counts up from 1. */
  id: number;
  /** Unix milliseconds. */
  at: number;
  /** The sender and recipients of the envelope, which may differ from the headers. */
  from: string;
  to: string[];
  /** The bytes as Latin-1 characters; the headers name the encoding. */
  raw: string;
};

/** A parsed email. */
export type ParsedEmail = Omit<Email, "raw"> & {
  subject: string;
  messageId: string;
  headers: Record<string, string>;
  text: string;
  html: string;
};
