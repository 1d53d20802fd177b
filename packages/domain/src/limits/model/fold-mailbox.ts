/** Hosts whose mailboxes are the same with and without dots. */
const DOTLESS_HOSTS = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns the mailbox that an address leads to, as one spelling, and its domain: letters in lower case, without what
 * follows a plus sign, and without dots where the host ignores them. Made to count; e-mails go to the address as typed.
 */
export function foldMailbox(email: string): { mailbox: string; domain: string } {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1).toLowerCase();
  const local = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<!^)\+.*$/, "");
  if (!DOTLESS_HOSTS.has(host)) return { mailbox: `${local}@${host}`, domain: host };
  return { mailbox: `${local.replaceAll(".", "")}@gmail.com`, domain: "gmail.com" };
}
