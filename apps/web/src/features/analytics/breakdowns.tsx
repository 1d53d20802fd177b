import { LENGTH_CLASSES } from "@takt/domain/analytics/model/length-class";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { Breakdown } from "./breakdown";

/** The posts by type, length, hashtag and hour. */
export function Breakdowns({ figures }: { figures: RouterOutputs["analytics"]["get"] }) {
  const { t } = useT("analytics");
  const { byType, byLength, byHashtag, byHour } = figures;
  return (
    <div className="@container">
      <div className="grid gap-4 @min-[45rem]:grid-cols-2">
        <Breakdown
          by="type"
          figures={figures}
          groups={byType.map((group) => ({ ...group, name: t(`types.${group.contentType}`) }))}
        />
        <Breakdown
          by="length"
          figures={figures}
          groups={LENGTH_CLASSES.flatMap(({ key }) =>
            byLength
              .filter(({ length }) => length === key)
              .map((group) => ({ ...group, name: t(`lengths.${key}`) })),
          )}
        />
        <Breakdown
          by="hashtag"
          figures={figures}
          groups={byHashtag.map((group) => ({ ...group, name: `#${group.hashtag}` }))}
        />
        <Breakdown
          by="hour"
          figures={figures}
          groups={byHour.map((group) => ({ ...group, name: `${String(group.hour).padStart(2, "0")}:00` }))}
        />
      </div>
    </div>
  );
}
