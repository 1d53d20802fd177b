/** Settings of which one is of no use without the other. */
const PAIRS = [
  ["LINKEDIN_COMMUNITY_CLIENT_ID", "LINKEDIN_COMMUNITY_CLIENT_SECRET"],
  ["LINKEDIN_PORTABILITY_CLIENT_ID", "LINKEDIN_PORTABILITY_CLIENT_SECRET"],
] as const;

/** Lists settings whose other half is missing. `given` is the raw environment. */
export function incompletePairs(given: Record<string, string | undefined>): string[] {
  return PAIRS.filter(([one, other]) => (given[one] === undefined) !== (given[other] === undefined)).map(
    ([one, other]) => `${one} and ${other}: belong together, set both, or neither`,
  );
}
