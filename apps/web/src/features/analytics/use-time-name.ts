import type { TimeOfWeek } from "@takt/domain/analytics/model/best-time";
import { useT } from "~/i18n/use-t";
import { useWeekdays } from "./parts/use-numbers";

/** Names a time of the week: `Tuesday`, or `09:00 to 12:00`. */
export function useTimeName(): (time: TimeOfWeek) => string {
  const { t } = useT("analytics");
  const weekdays = useWeekdays();
  const hour = (one: number) => `${String(one).padStart(2, "0")}:00`;
  return (time) =>
    time.kind === "weekday"
      ? weekdays.long(time.weekday)
      : t("best.hours", { from: hour(time.from), to: hour(time.to) });
}
