import { useClock } from "~/features/shared/time/use-clock";
import { minutesIn } from "~/features/shared/time/wall-clock";
import { useMe } from "~/features/shared/use-me";
import { toTime } from "../parts/move/drop-time";
import { HOUR_REM } from "./place-cards";

const HOURS = Array.from({ length: 23 }, (_, n) => n + 1);
/** An hour that is this near to now gives way to it. */
const NEAR_MINUTES = 20;

/** The hours beside the week, and the time of now; screen readers have the times of the posts. */
export function HourGutter({ now }: { now: Date | null }) {
  const { zone } = useMe();
  const clock = useClock();
  const minute = now && minutesIn(now, zone);
  const shown = HOURS.filter((hour) => minute === null || Math.abs(hour * 60 - minute) > NEAR_MINUTES);
  return (
    <div aria-hidden className="relative text-xs text-muted-fg tabular-nums">
      {shown.map((hour) => (
        <span
          key={hour}
          className="absolute end-2 -translate-y-1/2 whitespace-nowrap"
          style={{ top: `${hour * HOUR_REM}rem` }}
        >
          {clock.wallTime(toTime(hour * 60))}
        </span>
      ))}
      {minute !== null && (
        <span
          className="absolute end-2 -translate-y-1/2 font-semibold whitespace-nowrap text-danger-text"
          style={{ top: `${((minute / 60) * HOUR_REM).toFixed(3)}rem` }}
        >
          {clock.wallTime(toTime(minute))}
        </span>
      )}
    </div>
  );
}
