/**
 * Counts Playwright's JSON report. A test that passed only when repeated ("flaky") has failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] } | undefined} report
 * @param {number | null} exitCode
 * @returns {import("./tiers.mjs").Count}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  const crashed = exitCode !== 0 || expected === 0 || (report.errors?.length ?? 0) > 0;
  return { passed: expected, failed: failed || (crashed ? 1 : 0), skipped };
}
