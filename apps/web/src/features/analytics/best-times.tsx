import { CardSection } from "@takt/ui/card";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useBestTimeText } from "./parts/use-best-time-text";

/** The times whose posts had more impressions than the member's others, or that their figures show none. */
export function BestTimes() {
  const { t } = useT("analytics");
  const { data } = trpc.analytics.bestTimes.useQuery();
  const line = useBestTimeText();
  if (!data) return null;
  return (
    <CardSection title={t("best.title")} text={t("best.text")}>
      {data.length === 0 ? (
        <p className="text-sm text-pretty">{t("best.none")}</p>
      ) : (
        <ul className="grid gap-1.5 text-sm">
          {data.map((best) => (
            <li key={line(best)}>{line(best)}</li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
