import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { useMe } from "../shared/use-me";
import { ChartSection } from "./chart-section";
import { useNumbers, useWeekdays } from "./parts/use-numbers";
import { perPost, usePerPostText } from "./use-per-post-text";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NO_POSTS = { posts: 0, known: 0, impressions: 0 };
const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The impressions per post by weekday and hour of publishing. A darker cell had more; one without posts is empty. */
export function HeatMap({ analytics }: { analytics: RouterOutputs["analytics"]["get"] }) {
  const { t } = useT("analytics");
  const { zone } = useMe();
  const { whole } = useNumbers();
  const weekdays = useWeekdays();
  const cells = WEEKDAYS.flatMap((weekday) =>
    HOURS.map((hour) => {
      const group = analytics.byTime.find((one) => one.weekday === weekday && one.hour === hour);
      const { posts, known, impressions } = group ?? NO_POSTS;
      return { weekday, hour, posts, known, impressions, perPost: perPost({ known, impressions }) };
    }),
  );
  const most = Math.max(1, ...cells.map((cell) => cell.perPost ?? 0));
  const perPostText = usePerPostText("heatMap");
  const label = (cell: (typeof cells)[number]) =>
    t("heatMap.cell", { weekday: weekdays.long(cell.weekday), hour: hourText(cell.hour) });
  const value = (cell: (typeof cells)[number]) =>
    cell.posts === 0 ? t("heatMap.noPost") : perPostText(cell);
  return (
    <ChartSection
      title={t("heatMap.title")}
      text={t("heatMap.text", { zone })}
      isPart
      file={`takt-times-${analytics.range.from}-${analytics.range.to}`}
      table={{
        columns: [t("heatMap.time"), t("metrics.posts"), t("heatMap.perPost")],
        rows: cells
          .filter(({ posts }) => posts > 0)
          .map((cell) => ({
            head: label(cell),
            cells: [cell.posts, cell.perPost && Math.round(cell.perPost)],
          })),
      }}
      format={(cell) => (typeof cell === "string" ? cell : whole(cell))}
      points={
        analytics.byTime.length === 0
          ? []
          : cells.map((cell) => t("chart.point", { label: label(cell), value: value(cell) }))
      }
      perRow={24}
    >
      {(active, onPoint) => (
        <div
          onPointerLeave={() => onPoint(null)}
          className="grid grid-cols-[auto_repeat(24,minmax(0,1fr))] items-center gap-px text-xs text-muted-fg"
        >
          {WEEKDAYS.map((weekday, row) => (
            <div key={weekday} className="contents">
              <span className="pe-2">{weekdays.short(weekday)}</span>
              {HOURS.map((hour) => {
                const index = row * 24 + hour;
                const cell = cells[index]!;
                return (
                  <Cell
                    key={hour}
                    {...cell}
                    share={(cell.perPost ?? 0) / most}
                    isActive={index === active}
                    onPoint={() => onPoint(index)}
                  />
                );
              })}
            </div>
          ))}
          <span />
          {HOURS.map((hour) => (
            <span key={hour} className="overflow-visible text-start whitespace-nowrap">
              {hour % 6 === 0 ? hour : ""}
            </span>
          ))}
        </div>
      )}
    </ChartSection>
  );
}

type CellProps = {
  posts: number;
  perPost: number | null;
  share: number;
  isActive: boolean;
  onPoint: () => void;
};

function Cell({ posts, perPost, share, isActive, onPoint }: CellProps) {
  return (
    <span
      onPointerEnter={onPoint}
      className={cn(
        "relative block h-5 rounded-[3px] bg-surface-2 sm:h-6",
        posts > 0 && perPost === null && "border border-dashed border-border-strong",
        isActive && "outline-2 outline-ring outline-solid",
      )}
    >
      {perPost !== null && (
        <span className="absolute inset-0 rounded-[3px] bg-chart-1" style={{ opacity: 0.2 + 0.8 * share }} />
      )}
    </span>
  );
}
