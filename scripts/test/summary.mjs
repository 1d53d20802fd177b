/**
 * A table of the tiers and, alone on the last line, "N passed, N failed" over all of them.
 * @param {import("./run-tiers.mjs").Result[]} results
 */
export function summary(results) {
  const rows = results.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    String(passed),
    String(failed),
    String(skipped),
    seconds.toFixed(1),
  ]);
  const head = ["tier", "passed", "failed", "skipped", "seconds"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join("  ");
  const sum = (/** @type {"passed" | "failed"} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  return ["", line(head), ...rows.map(line), "", `${sum("passed")} passed, ${sum("failed")} failed`].join(
    "\n",
  );
}
