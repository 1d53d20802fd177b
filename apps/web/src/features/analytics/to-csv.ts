import type { Locale } from "@takt/i18n/locales";

/** A table whose numbers are shown and saved: null is unknown. */
export type FigureTable = {
  columns: readonly string[];
  rows: readonly { head: string; cells: readonly (number | string | null)[] }[];
};

/** What spreadsheet programs of a language expect between cells, and in a number. */
const STYLES: Record<Locale, { separator: string; decimal: string }> = {
  en: { separator: ",", decimal: "." },
  de: { separator: ";", decimal: "," },
};

/**
 * Writes a table as CSV (RFC 4180, with a byte order mark, without which Excel guesses the encoding). An unknown number is
 * an empty cell. A text that a spreadsheet would read as a formula gets an apostrophe.
 */
export function toCsv({ columns, rows }: FigureTable, locale: Locale): string {
  const { separator, decimal } = STYLES[locale];
  const cell = (value: number | string | null) => {
    if (value === null) return "";
    if (typeof value === "number") return String(value).replace(".", decimal);
    const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /["\r\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [columns, ...rows.map(({ head, cells }) => [head, ...cells])];
  return `\uFEFF${lines.map((line) => line.map(cell).join(separator)).join("\r\n")}\r\n`;
}
