import PostalMime from "postal-mime";
import type { Mail, ReadMail } from "./mail";

/** Takes a letter apart. Headers by their lower-case names; of several with one name the last. */
export async function readMail({ raw, ...mail }: Mail): Promise<ReadMail> {
  const parsed = await PostalMime.parse(Buffer.from(raw, "latin1"));
  return {
    ...mail,
    subject: parsed.subject ?? "",
    messageId: parsed.messageId ?? "",
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
    text: parsed.text ?? "",
    html: parsed.html ?? "",
  };
}
