import { dayIn } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import { dayFormat, noonOf, weekdayName } from "~/features/shared/time/day-names";
import { useClock, useNow } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";

/** Names a wall time in short: "Mon 12:00" within a week from now, with its date after that. */
export function useSlotName(): (wall: string) => string {
  const locale = useLocale();
  const clock = useClock();
  const { zone } = useMe();
  const now = useNow(60_000);
  return (wall) => {
    const [day = "", time = ""] = wall.split("T");
    const isNear = now !== null && day < addDays(dayIn(now, zone), 7);
    const dot = locale === "de" ? "." : "";
    const name = isNear
      ? `${weekdayName(day, locale, "short")}${dot}`
      : dayFormat(locale, { weekday: "short", day: "numeric", month: "short" }).format(noonOf(day));
    return `${name} ${clock.wallTime(time)}`;
  };
}
