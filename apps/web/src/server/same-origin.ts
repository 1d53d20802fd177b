import { env } from "../env";

/**
 * Tells whether a request that changes something comes from our own origin (OWASP ASVS 3.5.1). Browsers send
 * Sec-Fetch-Site, older ones at least Origin with a POST; a client that sends neither is no browser and carries no
 * victim's cookie, but is refused as well.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== env().AUTH_URL) return false;
  return site === "same-origin" || (site === null && origin !== null);
}
