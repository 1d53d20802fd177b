/** Versions of LinkedIn's API live about a year (linkedin-api 2.1). */
const OLD_MONTHS = 10;

/**
 * Which version is in use, how old it is, and which LinkedIn has refused. Not well: one was refused, none is left, or
 * the one in use will end soon.
 * @param known YYYYMM, the newest first
 * @param refused that LinkedIn answered 426 to
 */
export function examineVersions(
  known: readonly string[],
  refused: readonly string[],
  now: number,
): { ok: boolean; detail: string } {
  const retired = known.filter((version) => refused.includes(version));
  const inUse = known.find((version) => !refused.includes(version));
  const age = inUse === undefined ? null : months(new Date(now)) - monthsOf(inUse);
  const said = [
    inUse === undefined ? "no version is left" : `${inUse}, ${age} ${age === 1 ? "month" : "months"} old`,
    ...(retired.length > 0 ? [`refused: ${retired.join(", ")}`] : []),
  ];
  return { ok: age !== null && age <= OLD_MONTHS && retired.length === 0, detail: said.join("; ") };
}

const months = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
const monthsOf = (version: string) => Number(version.slice(0, 4)) * 12 + Number(version.slice(4)) - 1;
