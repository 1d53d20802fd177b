import type { BestTime } from "@takt/domain/analytics/model/best-time";
import { useT } from "~/i18n/use-t";
import { useNumbers, useWeekdays } from "../use-numbers";

/** Says a time whose posts had more impressions, with interval and number of posts. */
export function useBestTimeText(): (best: BestTime) => string {
  const { t } = useT("analytics");
  const weekdays = useWeekdays();
  const { decimal } = useNumbers();
  const hour = (one: number) => `${String(one).padStart(2, "0")}:00`;
  return ({ time, n, of, ratio, low, high }) =>
    t("best.line", {
      time:
        time.kind === "weekday"
          ? weekdays.long(time.weekday)
          : t("best.hours", { from: hour(time.from), to: hour(time.to) }),
      ratio: decimal(ratio),
      low: decimal(low),
      high: decimal(high),
      n,
      of,
    });
}
