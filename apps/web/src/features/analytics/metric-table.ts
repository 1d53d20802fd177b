import type { CsvCell } from "@takt/domain/shared/to-csv";

/** A table whose numbers are shown and saved: null is unknown. */
export type MetricTable = {
  columns: readonly string[];
  /** Whether what heads the rows is what a person wrote. */
  isVerbatim?: boolean;
  rows: readonly { head: string; cells: readonly CsvCell[] }[];
};

/** Returns a table as rows of a file, its columns first. */
export function toRows({ columns, rows }: MetricTable): CsvCell[][] {
  return [[...columns], ...rows.map(({ head, cells }) => [head, ...cells])];
}
