/** The host that an analysed page is on, without `www.`; null for what is no address of the web. */
export function sourceHost(address: string | null): string | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.host.replace(/^www\./, "") || null;
}
