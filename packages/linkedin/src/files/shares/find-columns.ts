/** The columns of Shares.csv (docs/linkedin-api.md, The data archive); the others may be missing. */
const NEEDED = ["Date", "ShareLink", "ShareCommentary"] as const;
const OPTIONAL = ["SharedUrl", "MediaUrl", "Visibility"] as const;

export type ShareColumn = (typeof NEEDED | typeof OPTIONAL)[number];
export type ShareColumns = Partial<Record<ShareColumn, number>> & { count: number };

/** Finds the columns by their names in the header; null when it is not that of Shares.csv. */
export function findColumns(header: readonly string[]): ShareColumns | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const found = [...NEEDED, ...OPTIONAL].map((name) => [name, names.indexOf(name.toLowerCase())] as const);
  const columns = Object.fromEntries(found.filter(([, at]) => at >= 0)) as Partial<
    Record<ShareColumn, number>
  >;
  return NEEDED.every((name) => columns[name] !== undefined) ? { ...columns, count: header.length } : null;
}

/** Returns the first line of a file, without a byte order mark, and the sign between its columns. */
export function readHeader(bytes: Buffer): { names: string[]; delimiter: "," | ";" } {
  const end = bytes.indexOf("\n");
  const line = bytes
    .subarray(0, Math.min(end < 0 ? bytes.length : end, 1_000))
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trim();
  // A spreadsheet program in German saves it with semicolons.
  const delimiter = line.includes(";") && !line.includes(",") ? ";" : ",";
  return { names: line.split(delimiter).map((name) => name.replace(/^"|"$/g, "")), delimiter };
}
