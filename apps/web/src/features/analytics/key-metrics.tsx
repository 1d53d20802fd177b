import { countDays } from "@takt/domain/analytics/model/analytics-range";
import {
  KEY_METRICS,
  type KeyMetricValue,
  type KeyMetric,
} from "@takt/domain/analytics/model/key-metric-value";
import { CardSection } from "@takt/ui/card";
import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import type { RouterOutputs } from "~/trpc/react";
import { ImportLink } from "../shared/import-link";
import { useOriginText } from "./origin-note";
import { useNumbers } from "./use-numbers";

type Analytics = RouterOutputs["analytics"]["get"];

/** The key figures of the range, each with its change, its source and its age; the unknown ones are one line. */
export function KeyMetrics({ analytics }: { analytics: Analytics }) {
  const { t } = useT("analytics");
  const { whole, percent } = useNumbers();
  const days = countDays(analytics.range);
  const { value: rate, before } = analytics.engagementRate;
  const originText = useOriginText();
  const known = KEY_METRICS.filter((metric) => analytics.keyMetrics[metric].value !== null);
  return (
    <CardSection title={t("figures.title")} text={t("figures.engagements")}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 lg:grid-cols-4">
        <Metric name={t("metrics.posts")} value={whole(analytics.posts)}>
          <Change change={toChange(analytics.posts, analytics.postsBefore)} days={days} />
        </Metric>
        {known.map((metric) => (
          <MetricTile
            key={metric}
            name={t(`metrics.${metric}`)}
            metric={analytics.keyMetrics[metric]}
            days={days}
          />
        ))}
        {rate !== null && (
          <Metric name={t("metrics.engagementRate")} value={percent(rate)}>
            {before !== null && <p>{t("figures.before", { before: percent(before), count: days })}</p>}
            <p>{originText(analytics.keyMetrics.engagements)}</p>
          </Metric>
        )}
      </dl>
      <UnknownMetrics
        metrics={[
          ...KEY_METRICS.filter((metric) => !known.includes(metric)),
          ...(rate === null ? (["engagementRate"] as const) : []),
        ]}
      />
    </CardSection>
  );
}

/** What no source reports, and where it is to be had: LinkedIn's export of one post, and its API. */
function UnknownMetrics({ metrics }: { metrics: readonly (KeyMetric | "engagementRate")[] }) {
  const { t } = useT("analytics");
  if (metrics.length === 0) return null;
  const names = metrics.map((metric) => t(`metrics.${metric}`)).join(", ");
  return (
    <div className="grid gap-1.5 text-caption text-pretty text-muted-fg">
      <p data-testid="unknown-metrics">{t("figures.unknown", { names })}</p>
      <div className="print:hidden">
        <ImportLink />
      </div>
    </div>
  );
}

function MetricTile({ name, metric, days }: { name: string; metric: KeyMetricValue; days: number }) {
  const { t } = useT("analytics");
  const { whole } = useNumbers();
  const originText = useOriginText();
  const { value, basis, known, change } = metric;
  if (value === null) return null;
  return (
    <Metric
      name={name}
      value={basis === "least" ? t("figures.atLeast", { value: whole(value) }) : whole(value)}
    >
      {basis === "days" && <Change change={change} days={days} />}
      {basis === "least" && <p>{t("figures.least")}</p>}
      {basis === "posts" && <p>{t("figures.posts")}</p>}
      {basis === "days" && known < days && <p>{t("figures.known", { known, count: days })}</p>}
      <p>{originText(metric)}</p>
    </Metric>
  );
}

type MetricProps = { name: string; value: string; children?: ReactNode };

function Metric({ name, value, children }: MetricProps) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <dt className="text-caption text-muted-fg hyphens-auto">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="text-2xl/8 font-semibold tabular-nums">{value}</span>
        <span className="grid gap-0.5 text-xs text-pretty text-muted-fg">{children}</span>
      </dd>
    </div>
  );
}

/** The change against the period before: an arrow and words, not a colour alone. */
function Change({ change, days: count }: { change: number | null; days: number }) {
  const { t } = useT("analytics");
  const numbers = useNumbers();
  if (change === null) return <p>{t("figures.incomparable", { count })}</p>;
  // What is shown as 0 % is no change.
  const percent = Math.round(change * 100);
  const Icon = percent > 0 ? ArrowUpRight : percent < 0 ? ArrowDownRight : ArrowRight;
  const text = percent === 0 ? "same" : percent > 0 ? "more" : "less";
  return (
    <p className="flex items-start gap-1">
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      {t(`figures.${text}`, { change: numbers.change(change), count })}
    </p>
  );
}

/** The change of a number of posts, which is always known. */
function toChange(now: number, before: number): number | null {
  return before === 0 ? null : now / before - 1;
}
