/** The columns of Shares.csv (docs/linkedin-api.md, The data archive); the others may be missing. */
const NEEDED = ["Date", "ShareLink", "ShareCommentary"] as const;
const OPTIONAL = ["SharedUrl", "MediaUrl", "Visibility"] as const;

/** The signs between columns: LinkedIn's, a German spreadsheet program's, and that of "Unicode text". */
const DELIMITERS = [",", ";", "\t"] as const;
/** A first line by which spreadsheet programs are told the sign. */
const SEP_LINE = /^"?sep=(.)"?$/i;
const MAX_LINE_BYTES = 1_000;

type Delimiter = (typeof DELIMITERS)[number];
export type ShareColumn = (typeof NEEDED | typeof OPTIONAL)[number];
export type ShareColumns = Partial<Record<ShareColumn, number>> & { count: number };

/** The header of Shares.csv: its columns, and where it begins after lines that are not it. */
export type SharesHeader = {
  columns: ShareColumns;
  delimiter: Delimiter;
  start: number;
  linesBefore: number;
};

/** Finds the header of Shares.csv in UTF-8 bytes; null when the first line with words is another one. */
export function findHeader(bytes: Buffer): SharesHeader | null {
  let linesBefore = 0;
  let start = 0;
  for (; start < bytes.length && linesBefore < 3; linesBefore += 1) {
    const end = bytes.indexOf("\n", start);
    const stop = end < 0 ? bytes.length : end;
    const line = bytes
      .subarray(start, Math.min(stop, start + MAX_LINE_BYTES))
      .toString("utf8")
      .trim();
    if (line !== "" && !SEP_LINE.test(line)) return toHeader(line, start, linesBefore);
    start = stop + 1;
  }
  return null;
}

function toHeader(line: string, start: number, linesBefore: number): SharesHeader | null {
  for (const delimiter of DELIMITERS) {
    const columns = findColumns(line.split(delimiter).map((name) => name.replace(/^"|"$/g, "")));
    if (columns) return { columns, delimiter, start, linesBefore };
  }
  return null;
}

/** Finds the columns by their names in the header; null when it is not that of Shares.csv. */
function findColumns(header: readonly string[]): ShareColumns | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const found = [...NEEDED, ...OPTIONAL].map((name) => [name, names.indexOf(name.toLowerCase())] as const);
  const columns = Object.fromEntries(found.filter(([, at]) => at >= 0)) as Partial<
    Record<ShareColumn, number>
  >;
  return NEEDED.every((name) => columns[name] !== undefined) ? { ...columns, count: header.length } : null;
}
