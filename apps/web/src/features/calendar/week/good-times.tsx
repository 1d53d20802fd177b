import type { BestTime } from "@takt/domain/analytics/model/best-time";
import { useT } from "~/i18n/use-t";
import { useBestTimeText } from "~/features/analytics/parts/use-best-time-text";

/** Says in words which times of the week are tinted, and by how many posts. */
export function GoodTimes({ times }: { times: readonly BestTime[] }) {
  const { t } = useT("calendar");
  const line = useBestTimeText();
  return (
    <p data-testid="good-times" className="mt-2 flex items-start gap-2 text-xs text-pretty text-muted-fg">
      <span aria-hidden className="mt-0.5 size-3 shrink-0 rounded-sm border border-primary bg-primary-soft" />
      <span>{[t("goodTimes"), ...times.map((best) => `${line(best)}.`)].join(" ")}</span>
    </p>
  );
}
