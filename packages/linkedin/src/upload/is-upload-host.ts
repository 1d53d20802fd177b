/** Whether the bearer token may go there: to LinkedIn's www origin as configured, or by https below linkedin.com. */
export function isUploadHost(url: URL, wwwUrl: URL): boolean {
  if (url.origin === wwwUrl.origin) return true;
  return url.protocol === "https:" && url.port === "" && /(^|\.)linkedin\.com$/.test(url.hostname);
}
