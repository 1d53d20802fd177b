import { env } from "../env";

/**
 * Whether a request that changes something comes from a page of ours. Browsers send Sec-Fetch-Site, older ones at
 * least Origin with a POST; who sends neither is no browser and carries no victim's cookie, but is refused as well
 * (ASVS 3.5.1).
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== env().AUTH_URL) return false;
  return site === "same-origin" || (site === null && origin !== null);
}
