import type { Backend } from "./backend";
import type { ParsedEmail } from "./model/email";
import { parseEmail } from "./model/parse-email";

/** The body of GET /_emulator/state: the emails, newest first; `?to={address}` filters them. */
export async function readState(
  backend: Backend,
  query: URLSearchParams,
): Promise<{ count: number; emails: ParsedEmail[] }> {
  const emails = backend.listEmails({ to: query.get("to") ?? undefined });
  return { count: emails.length, emails: await Promise.all(emails.map(parseEmail)) };
}
