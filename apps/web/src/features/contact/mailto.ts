/** Returns a link that opens an e-mail to an address, with its subject and text filled in (RFC 6068). */
export function mailto(address: string, subject: string, body = ""): string {
  const fields = Object.entries({ subject, body }).filter(([, value]) => value !== "");
  const query = fields.map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replaceAll("\n", "\r\n"))}`,
  );
  return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}?${query.join("&")}`;
}
