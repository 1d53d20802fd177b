import PostalMime from "postal-mime";

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

/** Parses an email. Headers have lower-case names; the last of several with one name wins. */
export async function parseEmail({ raw, ...email }: Email): Promise<ParsedEmail> {
  const parsed = await PostalMime.parse(Buffer.from(raw, "latin1"));
  return {
    ...email,
    subject: parsed.subject ?? "",
    messageId: parsed.messageId ?? "",
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
    text: parsed.text ?? "",
    html: parsed.html ?? "",
  };
}
