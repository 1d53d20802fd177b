import { env } from "../env";
import { errorResponse } from "./error-response";

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

/**
 * Checks a POST before tRPC: it has to come from our own origin, be JSON (tRPC also runs mutations without input that
 * come as a form) and have a length. Returns the refusal, or null.
 */
export function checkMutation(request: Request): Response | null {
  if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return errorResponse(415, "json_only");
  if (!/^\d{1,15}$/.test(request.headers.get("content-length") ?? ""))
    return errorResponse(411, "length_required");
  return null;
}
