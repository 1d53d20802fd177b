/**
 * Returns whether the bearer token may be sent to `url`: to the configured www origin, or by https to a host below
 * linkedin.com.
 */
export function isUploadHost(url: URL, wwwUrl: URL): boolean {
  if (url.origin === wwwUrl.origin) return true;
  return url.protocol === "https:" && url.port === "" && /(^|\.)linkedin\.com$/.test(url.hostname);
}
