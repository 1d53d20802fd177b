import type { Deprecation } from "./operation";

/** Where the changes of the API are listed, below the site. */
const CHANGELOG_PATH = "/developers/changelog";

/**
 * The headers of every answer of an operation that goes away: since when that is said (RFC 9745), when it ends (RFC 8594), and
 * where it is explained. None of one that stays.
 */
export function deprecationHeaders(deprecated: Deprecation | undefined): Record<string, string> {
  if (!deprecated) return {};
  const [since, sunset] = [deprecated.since, deprecated.sunset].map((day) => new Date(`${day}T00:00:00Z`));
  return {
    // A Date of structured fields (RFC 9651, 3.3.7): seconds since 1970.
    deprecation: `@${since!.getTime() / 1000}`,
    sunset: sunset!.toUTCString(),
    link: `<${CHANGELOG_PATH}>; rel="deprecation"; type="text/html"`,
  };
}
