import { verbatim } from "@takt/ui/verbatim";
import type { MetricTable } from "./metric-table";

type Props = {
  caption: string;
  table: MetricTable;
  format: (value: number | string | null, column: number) => string;
};

/** A table of the numbers of a chart. */
export function DataTable({ caption, table: { columns, rows, isVerbatim = false }, format }: Props) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-border text-caption text-muted-fg">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-2 font-medium ${index === 0 ? "text-start" : "ps-3 text-end"}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }) => (
          <tr key={head} className="border-b border-border last:border-b-0">
            <th {...(isVerbatim && verbatim)} scope="row" className="min-w-24 py-1.5 text-start font-normal">
              {head}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} className="py-1.5 ps-3 text-end">
                {format(cell, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
