import type { LinkedInError } from "../http/linkedin-types";

/**
 * Returns what a 401 means (Microsoft Learn, LinkedIn API error handling). For 65604 (no token) and every unknown
 * code the token is invalid.
 */
export function unauthorizedWhy({ serviceErrorCode, code }: LinkedInError) {
  if (serviceErrorCode === 65601 || code === "REVOKED_ACCESS_TOKEN") return "revoked";
  if (serviceErrorCode === 65602 || code === "EXPIRED_ACCESS_TOKEN") return "expired";
  if (serviceErrorCode === 65608 || code === "RESTRICTED_MEMBER") return "restricted";
  return "invalid";
}
