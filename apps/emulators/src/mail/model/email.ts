import PostalMime, { type Attachment } from "postal-mime";

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
  /** Pictures and files that go along; the HTML shows a picture by its id, as `cid:…`. */
  attachments: ParsedAttachment[];
};

type ParsedAttachment = {
  id: string | null;
  mimeType: string;
  fileName: string | null;
  base64: string;
};

/** Parses an email. Headers have lower-case names; the last of several with one name wins. */
export async function parseEmail({ raw, ...email }: Email): Promise<ParsedEmail> {
  const parsed = await PostalMime.parse(Buffer.from(raw, "latin1"), { attachmentEncoding: "base64" });
  return {
    ...email,
    subject: parsed.subject ?? "",
    messageId: parsed.messageId ?? "",
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
    text: parsed.text ?? "",
    html: parsed.html ?? "",
    attachments: parsed.attachments.map(toAttachment),
  };
}

/** PostalMime keeps the brackets around an id, and answers the content as it was asked for. */
function toAttachment({ contentId, mimeType, filename, content }: Attachment): ParsedAttachment {
  const id = contentId?.replace(/^<|>$/g, "") ?? null;
  return { id, mimeType, fileName: filename, base64: content as string };
}

/** Returns the HTML of an email with the pictures that go along in place of their ids. */
export function withPictures({ html, attachments }: Pick<ParsedEmail, "html" | "attachments">): string {
  return attachments.reduce(
    (shown, { id, mimeType, base64 }) =>
      id === null ? shown : shown.replaceAll(`cid:${id}`, `data:${mimeType};base64,${base64}`),
    html,
  );
}
