import { LENGTH_CLASSES } from "@takt/domain/analytics/model/length-class";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { Breakdown } from "./breakdown";

/** The posts by type, length, hashtag and hour. */
export function Breakdowns({ analytics }: { analytics: RouterOutputs["analytics"]["get"] }) {
  const { t } = useT("analytics");
  const { byType, byLength, byHashtag, byHour } = analytics;
  return (
    <div className="@container">
      <div className="grid gap-4 @min-[45rem]:grid-cols-2">
        <Breakdown
          by="type"
          analytics={analytics}
          groups={byType.map((group) => ({ ...group, name: t(`types.${group.contentType}`) }))}
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
          by="hashtag"
          analytics={analytics}
          groups={byHashtag.map((group) => ({ ...group, name: `#${group.hashtag}` }))}
        />
        <Breakdown
          by="hour"
          analytics={analytics}
          groups={byHour.map((group) => ({ ...group, name: `${String(group.hour).padStart(2, "0")}:00` }))}
        />
      </div>
    </div>
  );
}
