import { countDays } from "@takt/domain/analytics/model/analytics-range";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { AnalyticsSection } from "./analytics-section";
import { Change } from "./change";
import { partMetrics, type ShownMetric } from "./headline-metrics";
import { useMetricValue } from "./use-metric-value";
import { useNumbers } from "./parts/use-numbers";

type Analytics = RouterOutputs["analytics"]["get"];

/** Three numbers of the range with their change, and the others that are known in one line each. */
export function KeyMetrics({ analytics }: { analytics: Analytics }) {
  const { t } = useT("analytics");
  const { whole } = useNumbers();
  const { headlines, others } = partMetrics(analytics);
  return (
    <AnalyticsSection title={t("figures.title")}>
      <dl className="grid gap-y-4 sm:grid-cols-3 sm:divide-x sm:divide-border">
        {headlines.map((metric) => (
          <Headline key={metric} name={t(`metrics.${metric}`)}>
            <Value metric={metric} analytics={analytics} />
          </Headline>
        ))}
        <Headline name={t("metrics.posts")}>
          <span className={LARGE}>{whole(analytics.posts)}</span>
          <Change
            change={toChange(analytics.posts, analytics.postsBefore)}
            days={countDays(analytics.range)}
          />
        </Headline>
      </dl>
      {others.length > 0 && (
        <dl className="grid gap-x-8 text-caption sm:grid-cols-2">
          {others.map((metric) => (
            <div
              key={metric}
              className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-border py-1.5"
            >
              <dt>{t(`metrics.${metric}`)}</dt>
              <dd className="ms-auto flex flex-wrap items-baseline justify-end gap-x-3">
                <Value metric={metric} analytics={analytics} isSmall />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </AnalyticsSection>
  );
}

const LARGE = "text-[1.75rem]/9 font-semibold tracking-[-0.025em] tabular-nums";

function Headline({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start sm:px-5 sm:first:ps-0">
      <dt className="text-caption text-muted-fg">{name}</dt>
      <dd className="grid gap-0.5">{children}</dd>
    </div>
  );
}

type ValueProps = { metric: ShownMetric; analytics: Analytics; isSmall?: boolean };

/** A number, its change, and on what it is based where that is less than all days. */
function Value({ metric, analytics, isSmall = false }: ValueProps) {
  const { value, change, notes } = useMetricValue(metric, analytics);
  return (
    <>
      <span className={isSmall ? "order-last min-w-14 text-end font-medium tabular-nums" : LARGE}>
        {value}
      </span>
      {change !== undefined && <Change change={change} days={countDays(analytics.range)} isShort={isSmall} />}
      {notes.map((note) => (
        <span key={note} className="text-xs text-pretty text-muted-fg">
          {note}
        </span>
      ))}
    </>
  );
}

/** The change of a number of posts, which is always known. */
function toChange(now: number, before: number): number | null {
  return before === 0 ? null : now / before - 1;
}
