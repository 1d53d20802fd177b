import { RestliError } from "./restli-error";

/**
 * Checks the `LinkedIn-Version` header (YYYYMM, or YYYYMM.RR) and answers its YYYYMM. Missing is 400; sunset and
 * not yet released are both 426 (reference 2.1).
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
