import { RestliError } from "./errors";

/**
 * Checks the `LinkedIn-Version` header (YYYYMM, or YYYYMM.RR) and returns its YYYYMM. A missing header is 400; sunset
 * and unreleased versions are 426 (docs/linkedin-api.md, Limits and versions).
 */
export function checkVersion(header: string | undefined, active: string[]): string {
  if (header === undefined || header.trim() === "") {
    throw new RestliError(400, {
      status: 400,
      code: "VERSION_MISSING",
      message: "A version must be present. Please specify a version by adding the Linkedin-Version header.",
    });
  }
  const month = /^(\d{6})(?:\.\d{1,2})?$/.exec(header.trim())?.[1];
  if (month !== undefined && active.includes(month)) return month;
  throw new RestliError(426, {
    status: 426,
    code: "NONEXISTENT_VERSION",
    message: `Requested version ${header.trim()}01 is not active`,
  });
}
