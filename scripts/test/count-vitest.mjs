/**
 * @typedef {{ status: string, assertionResults: Array<{ status: string }> }} TestFile
 */

/**
 * Counts vitest's JSON report (Jest's format). A file that could not be loaded has no tests and counts as one
 * failure; a run that failed without a failed test (an unhandled error, a crash) does too.
 * @param {{ testResults: TestFile[] } | undefined} report
 * @param {number | null} exitCode
 * @returns {import("./tiers.mjs").Count}
 */
export function countVitest(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === "passed").length;
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const failed = tests.filter((test) => test.status === "failed").length + broken;
  const crashed = exitCode !== 0 || passed === 0;
  return { passed, failed: failed || (crashed ? 1 : 0), skipped: tests.length - passed - (failed - broken) };
}
