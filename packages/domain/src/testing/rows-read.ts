/** Rows of a subquery were read by the scan below it. */
const SCAN =
  /(?:(?<!Subquery )Scan|Index Scan Backward) (?:using|on) .*\(actual .*rows=([\d.]+) loops=(\d+)\)/;
/** One row is read of it at a time, by its key. A test has so few users that a plan may as well read all of them. */
const USERS = / on users\b/;
const REMOVED = /Rows Removed by (?:Filter|Index Recheck): ([\d.]+)/;

/** Counts the rows and index entries that a plan of `explain analyze` has read, those that its filters removed too, but for users. */
export function rowsRead(plan: string): number {
  let sum = 0;
  let loops = 0;
  for (const line of plan.split("\n")) {
    const scan = SCAN.exec(line);
    if (scan) loops = USERS.test(line) ? 0 : Number(scan[2]);
    const rows = scan?.[1] ?? REMOVED.exec(line)?.[1];
    if (rows) sum += Number(rows) * loops;
  }
  return Math.round(sum);
}
