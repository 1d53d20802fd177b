/** What was typed as an address: one that begins with its host gets https, as browsers do. */
export function toAddress(typed: string): string {
  const address = typed.trim();
  const beginsWithHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u.test(address);
  return beginsWithHost && !address.endsWith(".") ? `https://${address}` : address;
}
