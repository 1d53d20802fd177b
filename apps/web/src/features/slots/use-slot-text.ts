import type { WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { useT } from "~/i18n/use-t";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { formatWeekday } from "./weekday-names";

/** Formats a weekly slot: `Tuesday, 09:00`. */
export function useSlotText(): (slot: WeeklySlot) => string {
  const { t } = useT("slots");
  const locale = useLocale();
  const { wallTime } = useClock();
  return ({ weekday, time }) => t("slot", { day: formatWeekday(weekday, locale), time: wallTime(time) });
}
