import type { LinkedInError } from "../http/linkedin-types";

/** What a 401 means (linkedin-api 2.3). 65604 (no token) and all that is unknown: the token is of no use. */
export function unauthorizedWhy({ serviceErrorCode, code }: LinkedInError) {
  if (serviceErrorCode === 65601 || code === "REVOKED_ACCESS_TOKEN") return "revoked";
  if (serviceErrorCode === 65602 || code === "EXPIRED_ACCESS_TOKEN") return "expired";
  if (serviceErrorCode === 65608 || code === "RESTRICTED_MEMBER") return "restricted";
  return "invalid";
}
