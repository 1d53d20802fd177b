/** A letter as it came in. */
export type Mail = {
  /** Counts up from 1. */
  id: number;
  /** Unix milliseconds. */
  at: number;
  /** Of the envelope: what the server was told, whatever the headers say. */
  from: string;
  to: string[];
  /** A character a byte (latin1): what it is encoded in is said inside it. */
  raw: string;
};

/** A letter as it is shown. */
export type ReadMail = Omit<Mail, "raw"> & {
  subject: string;
  messageId: string;
  headers: Record<string, string>;
  text: string;
  html: string;
};
