import { cn } from "@takt/ui/cn";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { ChartSection } from "./chart-section";
import { useWithOrigin } from "./origin-note";
import { useNumbers } from "./use-numbers";
import { perPost, usePerPostText } from "./use-per-post-text";

type Group = Pick<
  RouterOutputs["analytics"]["get"]["byType"][number],
  "posts" | "known" | "impressions" | "rated"
>;
type Props = {
  by: "type" | "length" | "hashtag" | "hour";
  analytics: Pick<RouterOutputs["analytics"]["get"], "range" | "origin" | "posts">;
  groups: readonly (Group & { name: string })[];
};

/** Groups of posts with their impressions per post as bars. */
export function Breakdown({ by, analytics: { range, origin, posts }, groups }: Props) {
  const { t } = useT("analytics");
  const { whole, percent } = useNumbers();
  const rows = groups.map((group) => ({
    ...group,
    perPost: perPost(group),
    rate: group.rated.impressions > 0 ? group.rated.engagements / group.rated.impressions : null,
  }));
  const withOrigin = useWithOrigin();
  const most = Math.max(1, ...rows.map((row) => row.perPost ?? 0));
  const text = usePerPostText("groups");
  return (
    <ChartSection
      title={t(`groups.${by}`)}
      text={withOrigin(t("groups.text"), origin)}
      {...(by === "hashtag" && posts > 0 && { none: t("groups.noHashtag") })}
      file={`takt-${by}-${range.from}-${range.to}`}
      table={{
        isVerbatim: by === "hashtag",
        columns: [t("groups.group"), t("metrics.posts"), t("heatMap.perPost"), t("metrics.engagementRate")],
        rows: rows.map(({ name, posts, perPost: mean, rate }) => ({
          head: name,
          cells: [posts, mean && Math.round(mean), rate && Math.round(rate * 10_000) / 10_000],
        })),
      }}
      format={(value, column) =>
        typeof value === "string" ? value : column === 2 ? percent(value) : whole(value)
      }
      points={rows.map((row) => t("chart.point", { label: row.name, value: text(row) }))}
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
                  "block h-2 rounded-full bg-surface-2",
                  index === active && "outline-2 outline-offset-1 outline-ring outline-solid",
                )}
              >
                <span
                  className="block h-2 rounded-full bg-chart-2"
                  style={{ width: `${((row.perPost ?? 0) / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </ChartSection>
  );
}
