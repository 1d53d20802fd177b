import type { ShareRow } from "../portability/share-rows";

/** The ways in which LinkedIn was seen to write quotes and line breaks (docs/linkedin-api.md, The member's own files). */
export type Quotes = "wrapped" | "doubled" | "backslash";

const COLUMNS = ["Date", "ShareLink", "ShareCommentary", "SharedUrl", "MediaUrl", "Visibility"] as const;

/** `Shares.csv` of the data archive. */
export function sharesCsv(rows: ShareRow[], quotes: Quotes): string {
  const lines = rows.map((row) => COLUMNS.map((name) => csvField(row[name], quotes)).join(","));
  return [COLUMNS.join(","), ...lines, ""].join("\n");
}

/** One field of a file of the data archive. */
export function csvField(text: string, quotes: Quotes): string {
  if (!/[",\n\r]/.test(text)) return text;
  if (quotes === "backslash") return `"${text.replaceAll('"', '\\"')}"`;
  // Each line of a text stands in quotes of its own, inside those of the field.
  const wrapped = quotes === "wrapped" ? text.replaceAll("\n", '"\n"') : text;
  return `"${wrapped.replaceAll('"', '""')}"`;
}
