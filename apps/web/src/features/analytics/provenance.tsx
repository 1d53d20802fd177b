import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { ImportLink } from "../shared/import-link";
import { AnalyticsSection } from "./analytics-section";
import { partMetrics } from "./headline-metrics";
import { useOriginText } from "./parts/use-origin-text";
import { groupByOrigin } from "./group-by-origin";

/** Where the figures come from and how old they are, said once; and in one line which of them no source reports. */
export function Provenance({ analytics }: { analytics: RouterOutputs["analytics"]["get"] }) {
  const { t } = useT("analytics");
  const originText = useOriginText();
  const { keyMetrics, followers, origin } = analytics;
  const { headlines, others, unknown } = partMetrics(analytics);
  const figures = [...headlines, ...others].map((metric) => ({
    name: t(`metrics.${metric}`),
    origin: originText(keyMetrics[metric === "engagementRate" ? "engagements" : metric]),
  }));
  const groups = groupByOrigin([
    ...figures,
    { name: t("metrics.posts"), origin: origin && originText(origin) },
    { name: t("metrics.followers"), origin: followers && originText(followers) },
  ]);
  const names = unknown.map((metric) => t(`metrics.${metric}`)).join(", ");
  return (
    <AnalyticsSection title={t("provenance.title")}>
      <div className="grid max-w-[80ch] gap-1 text-caption text-pretty text-muted-fg">
        {groups.map(({ origin: from, names: of }) => (
          <p key={from}>
            {groups.length === 1
              ? t("provenance.all", { origin: from })
              : t("provenance.some", { names: of.join(", "), origin: from })}
          </p>
        ))}
        <p>{t("figures.engagements")}</p>
        {unknown.length > 0 && (
          <>
            <p data-testid="unknown-metrics">{t("figures.unknown", { names })}</p>
            <div className="print:hidden">
              <ImportLink />
            </div>
          </>
        )}
      </div>
    </AnalyticsSection>
  );
}
