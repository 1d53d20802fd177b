import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import type { Locale } from "@takt/i18n/locales";
import { USAGE_KINDS, type UsageKind } from "@takt/domain/plans/model/usage";
import { Section } from "@takt/ui/section";
import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { useLocale } from "../shared/use-locale";

type History = RouterOutputs["plans"]["usage"]["history"];

const COLORS: Record<UsageKind, string> = {
  aiPosts: "bg-chart-1",
  posts: "bg-chart-2",
  analyticsViews: "bg-chart-3",
};

/** The usage of the last six months as bars, which are decoration, and as a table with the same figures. */
export function UsageHistory({ history }: { history: History }) {
  const { t } = useT("plans");
  return (
    <Section title={t("history.title")}>
      <div aria-hidden className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {USAGE_KINDS.map((kind) => (
          <Bars key={kind} kind={kind} history={history} />
        ))}
      </div>
      <HistoryTable history={history} />
    </Section>
  );
}

/** The bars of one kind; the largest is as high as the chart. */
function Bars({ kind, history }: { kind: UsageKind; history: History }) {
  const { t } = useT("plans");
  const locale = useLocale();
  const most = Math.max(1, ...history.map((month) => month[kind]));
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-caption font-medium">{t(`usage.kinds.${kind}`)}</p>
      <div className="grid grid-cols-6 gap-1.5 text-center text-xs tabular-nums" data-testid={`bars-${kind}`}>
        {history.map((month) => (
          <div key={month.month} className="grid min-w-0 gap-1">
            <div className="flex h-24 flex-col justify-end gap-0.5">
              <span data-testid="bar">{month[kind]}</span>
              <div
                className={cn("min-h-0.5 rounded-t-sm", COLORS[kind])}
                style={{ height: `${Math.round((month[kind] / most) * 75)}%` }}
              />
            </div>
            <span className="text-muted-fg">{formatMonth(month.month, locale, "short")}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function HistoryTable({ history }: { history: History }) {
  const { t } = useT("plans");
  const locale = useLocale();
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{t("history.title")}</caption>
      <thead>
        <tr className="border-b border-border text-caption text-muted-fg">
          <th scope="col" className="py-2 pe-2 text-start font-medium">
            {t("history.month")}
          </th>
          {USAGE_KINDS.map((kind) => (
            <th key={kind} scope="col" className="py-2 ps-2 text-end font-medium hyphens-auto">
              {t(`usage.kinds.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.toReversed().map((month) => (
          <tr key={month.month} className="border-b border-border last:border-b-0">
            <th scope="row" className="py-2 pe-2 text-start font-normal">
              {formatMonth(month.month, locale, "long")}
            </th>
            {USAGE_KINDS.map((kind) => (
              <td key={kind} className="py-2 ps-2 text-end">
                {month[kind]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Formats YYYY-MM: `November 2026`, or short `Nov`. */
function formatMonth(name: string, locale: Locale, style: "long" | "short"): string {
  const format = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    month: style,
    ...(style === "long" && { year: "numeric" }),
    timeZone: "UTC",
  });
  return format.format(new Date(`${name}-01T00:00:00Z`));
}
