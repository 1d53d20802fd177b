import { cn } from "@takt/ui/cn";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { ChartSection } from "./chart-section";
import { useNumbers } from "./parts/use-numbers";
import { useRatioText } from "./use-ratio-text";
import { perPost, usePerPostText } from "./use-per-post-text";

type Group = Pick<
  RouterOutputs["analytics"]["get"]["byType"][number],
  "posts" | "known" | "impressions" | "rated"
> & {
  /** How it compares with the other groups; null of few posts, undefined where groups share posts. */
  against?: Ratio | null;
};
type Ratio = NonNullable<RouterOutputs["analytics"]["get"]["byType"][number]["against"]>;
type Props = {
  by: "opening" | "type" | "length" | "hashtag" | "hour";
  analytics: Pick<RouterOutputs["analytics"]["get"], "range" | "posts">;
  groups: readonly (Group & { name: string })[];
};

/** Groups of posts with their impressions per post as bars, and how each compares with the others. */
export function Breakdown({ by, analytics: { range, posts }, groups }: Props) {
  const { t } = useT("analytics");
  const { whole, percent, decimal } = useNumbers();
  const { verdict } = useRatioText();
  const isCompared = by !== "hashtag";
  /** The conclusion on a group, where groups are compared. */
  const shown = ({ against }: Group) => (against === undefined ? [] : [verdict(against)]);
  const rows = groups.map((group) => ({
    ...group,
    perPost: perPost(group),
    rate: group.rated.impressions > 0 ? group.rated.engagements / group.rated.impressions : null,
  }));
  const most = Math.max(1, ...rows.map((row) => row.perPost ?? 0));
  const text = usePerPostText("groups");
  return (
    <ChartSection
      title={t(`groups.${by}`)}
      isPart
      {...(by === "hashtag" && posts > 0 && { none: t("groups.noHashtag") })}
      file={`takt-${by}-${range.from}-${range.to}`}
      table={{
        isVerbatim: by === "hashtag",
        columns: [
          t("groups.group"),
          t("metrics.posts"),
          t("heatMap.perPost"),
          t("metrics.engagementRate"),
          ...(isCompared ? [t("ratio.column"), t("ratio.low"), t("ratio.high")] : []),
        ],
        rows: rows.map(({ name, posts: count, perPost: mean, rate, against }) => ({
          head: name,
          cells: [
            count,
            mean && Math.round(mean),
            rate && round(rate, 4),
            ...(isCompared ? toCells(against ?? null) : []),
          ],
        })),
      }}
      format={(value, column) =>
        typeof value === "string"
          ? value
          : column === 2
            ? percent(value)
            : column > 2
              ? decimal(value)
              : whole(value)
      }
      points={rows.map((row) =>
        [t("chart.point", { label: row.name, value: text(row) }), ...shown(row)].join(". "),
      )}
    >
      {(active, onPoint) => (
        <ul className="grid gap-2 text-caption" onPointerLeave={() => onPoint(null)}>
          {rows.map((row, index) => (
            <li key={row.name} className="grid gap-1" onPointerEnter={() => onPoint(index)}>
              <span className="flex flex-wrap justify-between gap-x-3">
                <span {...(by === "hashtag" && verbatim)} className="min-w-0 wrap-anywhere">
                  {row.name}
                </span>
                <span className="text-muted-fg tabular-nums">{text(row)}</span>
              </span>
              <span
                className={cn(
                  "block h-1.5 rounded-full bg-surface-2",
                  index === active && "outline-2 outline-offset-1 outline-ring outline-solid",
                )}
              >
                <span
                  className={cn("block h-1.5 rounded-full", isBetter(row) ? "bg-chart-1" : "bg-chart-2")}
                  style={{ width: `${((row.perPost ?? 0) / most) * 100}%` }}
                />
              </span>
              {shown(row).map((verdictText) => (
                <span
                  key={verdictText}
                  className={cn(
                    "text-xs tabular-nums",
                    isBetter(row) ? "font-medium text-primary-text" : "text-muted-fg",
                  )}
                >
                  {verdictText}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </ChartSection>
  );
}

/** Whether the posts of a group had more impressions than the others, chance being an unlikely reason. */
const isBetter = ({ against }: Group) => !!against && against.low > 1;

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const toCells = (against: Ratio | null) =>
  against ? [against.ratio, against.low, against.high].map((one) => round(one, 2)) : [null, null, null];
