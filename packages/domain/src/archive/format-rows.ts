import type { Actor } from "../shared/actor";
import { CSV_MARK, type CsvCell, toCsvLine } from "../shared/to-csv";

/** A row of a table as JSON says it: times in ISO format, lists and objects as they are. */
export type ExportedRow = Record<string, unknown>;

type Pages = AsyncIterable<ExportedRow[]>;

/** Writes rows as a JSON array, one row a line. */
export async function* toJson(pages: Pages): AsyncIterable<string> {
  let isFirst = true;
  yield "[";
  for await (const page of pages)
    for (const row of page) {
      yield `${isFirst ? "" : ","}\n${JSON.stringify(row)}`;
      isFirst = false;
    }
  yield isFirst ? "]\n" : "\n]\n";
}

/** Writes these columns of rows as CSV, as spreadsheet programs of the member's language read it. */
export function createCsvFormatter(columns: readonly string[], locale: Actor["locale"]) {
  return async function* (pages: Pages): AsyncIterable<string> {
    yield CSV_MARK + toCsvLine(columns, locale);
    for await (const page of pages)
      yield page
        .map((row) =>
          toCsvLine(
            columns.map((column) => toCell(row[column])),
            locale,
          ),
        )
        .join("");
  };
}

/** A list becomes its elements with spaces between them, such as hashtags; what is nested stays JSON. */
function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value.join(" ");
  return JSON.stringify(value);
}
