import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { IconButton } from "@takt/ui/icon-button";
import { Download, Table2, ChartNoAxesColumnIncreasing } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { type ReactNode, useState } from "react";
import { downloadText } from "../shared/download-text";
import { toCsv } from "@takt/domain/shared/to-csv";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { AnalyticsSection } from "./analytics-section";
import { DataTable } from "./data-table";
import { type MetricTable, toRows } from "./metric-table";
import { useChartKeys } from "./use-chart-keys";

type Props = {
  title: string;
  text?: ReactNode;
  /** The name of the CSV file, without its ending. */
  file: string;
  /** The same numbers as in the chart. */
  table: MetricTable;
  /** Formats a cell of the table. */
  format: (value: number | string | null, column: number) => string;
  /** Spoken text of each point. */
  points: readonly string[];
  /** Points in a row, of a chart in two directions. */
  perRow?: number;
  /** Whether it is part of another section. */
  isPart?: boolean;
  /** Rendered beside the title, before what is done with the chart. */
  choice?: ReactNode;
  /** The text where there is nothing to draw. */
  none?: string;
  /** Draws the chart with one point marked; a pointer marks one by `onPoint`. */
  children: (active: number | null, onPoint: (index: number | null) => void) => ReactNode;
};

/**
 * A chart that is one stop of the Tab key: arrows walk its points, which are read out, as is the one under the pointer, and
 * T shows the same numbers as a table. They can be saved as CSV.
 */
export function ChartSection({
  title,
  text,
  file,
  table,
  format,
  points,
  perRow,
  isPart = false,
  choice,
  none,
  children,
}: Props) {
  const { t } = useT("analytics");
  const locale = useLocale();
  const { shortcuts } = useMe();
  const [isTable, setIsTable] = useState(false);
  const { active, onPoint, stop } = useChartKeys(points.length, {
    perRow,
    // The arrows scroll the table.
    walks: !isTable,
    onToggle: shortcuts ? () => setIsTable((shown) => !shown) : undefined,
  });
  const Icon = isTable ? ChartNoAxesColumnIncreasing : Table2;
  const actions = (
    <div className="flex flex-wrap items-center gap-1">
      {choice}
      <IconButton
        size="sm"
        className="print:hidden"
        label={t(isTable ? "chart.chart" : "chart.table")}
        onClick={() => setIsTable(!isTable)}
      >
        <Icon aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        className="print:hidden"
        label={t("chart.csv")}
        onClick={() => downloadText(`${file}.csv`, toCsv(toRows(table), locale), "text/csv")}
      >
        <Download aria-hidden />
      </IconButton>
    </div>
  );
  return (
    <AnalyticsSection title={title} text={text} action={actions} isPart={isPart}>
      {points.length === 0 ? (
        <p className="text-sm text-muted-fg">{none ?? t("chart.none")}</p>
      ) : (
        <div
          {...stop}
          aria-label={title}
          aria-roledescription={t(isTable ? "chart.table" : "chart.chart")}
          className={cn(
            "group grid min-w-0 gap-2 rounded-lg",
            isTable && "max-h-96 overflow-auto print:max-h-none",
            focusRing,
          )}
        >
          {isTable ? (
            <DataTable caption={title} table={table} format={format} />
          ) : (
            <>
              <div aria-hidden className="min-w-0 [print-color-adjust:exact]">
                {children(active, onPoint)}
              </div>
              <p aria-live="polite" className="min-h-5 text-caption print:hidden text-muted-fg tabular-nums">
                {active === null ? (
                  <span className="invisible group-focus-visible:visible">
                    {t(shortcuts ? "chart.keys" : "chart.keysOff")}
                  </span>
                ) : (
                  points[active]
                )}
              </p>
            </>
          )}
        </div>
      )}
    </AnalyticsSection>
  );
}
