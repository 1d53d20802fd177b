/** Adds https to an address that starts with its host, as browsers do. */
export function normalizeUrl(typed: string): string {
  const address = typed.trim();
  const startsWithHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u.test(address);
  return startsWithHost && !address.endsWith(".") ? `https://${address}` : address;
}
