import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { ChartSection } from "./chart-section";
import { LineChart } from "./line-chart";
import { toPoints } from "./over-time";
import { useDays, useNumbers } from "./parts/use-numbers";

/** The followers, and those that were gained on each day. */
export function Followers({ analytics }: { analytics: RouterOutputs["analytics"]["get"] }) {
  const { t } = useT("analytics");
  const { whole } = useNumbers();
  const { long } = useDays();
  const { followers, days } = analytics;
  const totals = toPoints(days, "followers");
  // A source that reports who is new alone has no totals to draw.
  const [metric, points] =
    totals.length > 1
      ? (["followers", totals] as const)
      : (["followersGained", toPoints(days, "followersGained")] as const);
  const rows = days.filter(
    ({ values }) => values.followers !== undefined || values.followersGained !== undefined,
  );
  return (
    <ChartSection
      title={metric === "followers" ? t("followers.title") : t("metrics.followersGained")}
      text={
        followers === null
          ? t("followers.unknown")
          : t("followers.current", { followers: whole(followers.value), day: long(followers.day) })
      }
      file={`takt-followers-${analytics.range.from}-${analytics.range.to}`}
      table={{
        columns: [t("chart.day"), t("metrics.followers"), t("metrics.followersGained")],
        rows: rows.map(({ day, values }) => ({
          head: day,
          cells: [values.followers ?? null, values.followersGained ?? null],
        })),
      }}
      format={(value) => (typeof value === "string" ? value : whole(value))}
      points={points.map(({ day, value }) => t("chart.point", { label: long(day), value: whole(value) }))}
    >
      {(active, onPoint) => (
        <LineChart {...analytics.range} points={points} active={active} onPoint={onPoint} />
      )}
    </ChartSection>
  );
}
