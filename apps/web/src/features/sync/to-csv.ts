/** What spreadsheet programs take for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes rows as CSV (RFC 4180), with a byte order mark for spreadsheet programs; no cell is a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const quote = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => row.map(quote).join(",")).join("\r\n")}\r\n`;
}
