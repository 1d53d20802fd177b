/** The host of an analysed page without `www.`; null for anything but a web address. */
export function sourceHost(address: string | null): string | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.host.replace(/^www\./, "") || null;
}
