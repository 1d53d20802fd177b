import type { ReactNode } from "react";

type Props = {
  /** Names the table for screen readers. */
  label: string;
  columns: string[];
  /** The first cell of each row is its heading. */
  rows: { key: string; cells: ReactNode[] }[];
};

/** A table of a legal page. Where it is wider than the page it scrolls in itself, also by keyboard. */
export function LegalTable({ label, columns, rows }: Props) {
  return (
    <div
      role="region"
      aria-label={label}
      // A scrollable region must be reachable without a mouse.
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      className="overflow-x-auto rounded-xl border border-border bg-surface print:overflow-visible print:border-0"
    >
      <table className="w-full border-collapse print:text-xs text-sm/5 [&_:is(th,td)]:p-3 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top">
        <thead className="border-b border-border bg-surface-2 text-caption">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map(({ key, cells }) => (
            <tr key={key} className="print:break-inside-avoid">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className="min-w-36 font-medium">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
