import { LENGTH_CLASSES } from "@takt/domain/analytics/model/length-class";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { AnalyticsSection } from "./analytics-section";
import { Breakdown } from "./breakdown";
import { HeatMap } from "./heat-map";

/** The posts by how they open, length, type, hour and hashtag, each group against the others; and by day and hour. */
export function WhatWorked({ analytics }: { analytics: RouterOutputs["analytics"]["get"] }) {
  const { t } = useT("analytics");
  const { byOpening, byType, byLength, byHashtag, byHour } = analytics;
  return (
    <AnalyticsSection title={t("groups.title")} text={t("groups.text")}>
      <div className="@container">
        <div className="grid gap-x-10 gap-y-7 @min-[45rem]:grid-cols-2">
          <Breakdown
            by="opening"
            analytics={analytics}
            groups={byOpening.map((group) => ({ ...group, name: t(`openings.${group.opening}`) }))}
          />
          <Breakdown
            by="length"
            analytics={analytics}
            groups={LENGTH_CLASSES.flatMap(({ key }) =>
              byLength
                .filter(({ length }) => length === key)
                .map((group) => ({ ...group, name: t(`lengths.${key}`) })),
            )}
          />
          <Breakdown
            by="type"
            analytics={analytics}
            groups={byType.map((group) => ({ ...group, name: t(`types.${group.contentType}`) }))}
          />
          <Breakdown
            by="hour"
            analytics={analytics}
            groups={byHour.map((group) => ({ ...group, name: `${String(group.hour).padStart(2, "0")}:00` }))}
          />
          <Breakdown
            by="hashtag"
            analytics={analytics}
            groups={byHashtag.map((group) => ({ ...group, name: `#${group.hashtag}` }))}
          />
          <HeatMap analytics={analytics} />
        </div>
      </div>
    </AnalyticsSection>
  );
}
