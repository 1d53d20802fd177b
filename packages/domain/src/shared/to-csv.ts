import type { Actor } from "./actor";

/** A cell of a table that is saved: null is unknown, and an empty cell. */
export type CsvCell = number | string | null;

type Locale = Actor["locale"];

/** Characters that spreadsheet programs of a language expect between cells, and in a number. */
const STYLES: Record<Locale, { separator: string; decimal: string }> = {
  en: { separator: ",", decimal: "." },
  de: { separator: ";", decimal: "," },
};

/** Beginnings of formulas in spreadsheet programs (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** The byte order mark that a CSV file starts with, without which Excel guesses the encoding. */
export const CSV_MARK = "\uFEFF";

/**
 * Writes rows as CSV (RFC 4180, with a byte order mark), as spreadsheet programs of a language read it. A text that they
 * would take for a formula gets an apostrophe.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  return `${CSV_MARK}${rows.map((row) => toCsvLine(row, locale)).join("")}`;
}

/** Writes one row of a CSV file, with its line end. */
export function toCsvLine(row: readonly CsvCell[], locale: Locale): string {
  const { separator, decimal } = STYLES[locale];
  const cell = (value: CsvCell) => {
    if (value === null) return "";
    if (typeof value === "number") return String(value).replace(".", decimal);
    const text = FORMULA.test(value) ? `'${value}` : value;
    return /["\r\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `${row.map(cell).join(separator)}\r\n`;
}
