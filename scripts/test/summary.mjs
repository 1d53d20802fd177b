/**
 * A table of the tiers and, alone on the last line, "N passed, N failed" over all of them.
 * @param {import("./tiers.mjs").Result[]} results
 * @param {number} wall seconds of the whole run; less than the sum of the tiers, some of which ran in parallel
 */
export function summary(results, wall) {
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const all = {
    name: "all",
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    seconds: wall,
  };
  const cached = results.filter(({ isCached }) => isCached).map(({ name }) => name);
  const cells = [...results, all].map(({ name, passed, failed, skipped, seconds }) => [
    name,
    String(passed),
    String(failed),
    String(skipped),
    cached.includes(name) ? "cached" : seconds.toFixed(1),
  ]);
  const rows = [["tier", "passed", "failed", "skipped", "seconds"], ...cells];
  const getWidth = (/** @type {number} */ column) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column ? cell.padStart(getWidth(column)) : cell.padEnd(getWidth(column))))
      .join("  "),
  );
  if (cached.length)
    lines.push(
      "",
      `not run, as nothing they see has changed since they passed here: ${cached.join(", ")} (--force)`,
    );
  return ["", ...lines, "", `${all.passed} passed, ${all.failed} failed`].join("\n");
}
