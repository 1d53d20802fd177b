/** Age above which a version of LinkedIn's API will end soon (docs/linkedin-api.md, Limits and versions). */
const MAX_AGE_MONTHS = 10;

/**
 * Checks which API version is in use, how old it is, and which versions LinkedIn has refused. Not ok when a version was
 * refused, none is left, or the one in use will end soon.
 * @param known YYYYMM, the newest first
 * @param refused versions that LinkedIn answered 426 to
 */
export function checkApiVersions(
  known: readonly string[],
  refused: readonly string[],
  now: number,
): { ok: boolean; detail: string } {
  const retired = known.filter((version) => refused.includes(version));
  const inUse = known.find((version) => !refused.includes(version));
  const age = inUse === undefined ? null : months(new Date(now)) - countMonths(inUse);
  const details = [
    inUse === undefined ? "no version is left" : `${inUse}, ${age} ${age === 1 ? "month" : "months"} old`,
    ...(retired.length > 0 ? [`refused: ${retired.join(", ")}`] : []),
  ];
  return { ok: age !== null && age <= MAX_AGE_MONTHS && retired.length === 0, detail: details.join("; ") };
}

const months = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
const countMonths = (version: string) => Number(version.slice(0, 4)) * 12 + Number(version.slice(4)) - 1;
