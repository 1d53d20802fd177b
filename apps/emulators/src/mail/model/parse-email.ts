import PostalMime from "postal-mime";
import type { Email, ParsedEmail } from "./email";

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
