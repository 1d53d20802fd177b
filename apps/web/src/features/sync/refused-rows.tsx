import { Button } from "@takt/ui/button";
import { Download } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { downloadText } from "../shared/download-text";
import { toCsv } from "@takt/domain/shared/to-csv";
import { useLocale } from "../shared/use-locale";
import type { Import } from "./use-imports";

const cell = "py-1.5 pe-3 text-start align-top last:pe-0";

/** The rows of a file that could not be read, with why, as a table and as a file. */
export function RefusedRows({ run: { refused, report, fileName } }: { run: Import }) {
  const { t } = useT("sync");
  const locale = useLocale();
  const hasSheets = report.some(({ sheet }) => sheet !== undefined);
  const columns = [t("row"), ...(hasSheets ? [t("sheet")] : []), t("reason")];
  const rows = report.map(({ row, sheet, reason, lines }) => [
    String(row),
    ...(hasSheets ? [sheet ?? ""] : []),
    t(`reasons.${reason}`, { count: lines ?? 1 }),
  ]);
  return (
    <details className="group text-caption">
      <summary className="w-fit cursor-pointer rounded-sm font-medium text-warning-text underline-offset-3 hover:underline">
        {t("refused", { count: refused })}
      </summary>
      <div className="mt-2 grid gap-2">
        {refused > report.length && (
          <p className="text-muted-fg">{t("refusedFirst", { count: report.length })}</p>
        )}
        <table className="w-full tabular-nums">
          <thead>
            <tr className="border-b border-border text-muted-fg">
              {columns.map((column) => (
                <th key={column} scope="col" className={`${cell} font-medium`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join()} className="border-b border-border last:border-b-0">
                {row.map((text, at) => (
                  <td key={columns[at]} className={cell}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <Button
            size="sm"
            onClick={() =>
              downloadText(`${fileName ?? "import"}.csv`, toCsv([columns, ...rows], locale), "text/csv")
            }
          >
            <Download aria-hidden />
            {t("download")}
          </Button>
        </div>
      </div>
    </details>
  );
}
