import { useClock } from "~/features/shared/time/use-clock";
import { minutesIn } from "~/features/shared/time/wall-clock";
import { useMe } from "~/features/shared/use-me";
import { toTime } from "../parts/move/drop-time";
import { daysAhead } from "../second-zone/days-ahead";
import { HOURS, type ZoneHour, type ZoneHours } from "../second-zone/second-zone-hours";
import { HOUR_REM } from "./place-cards";

/** An hour that is this near to now gives way to it. */
const NEAR_MINUTES = 20;
/** The width of the hours of one zone. */
export const ZONE_REM = 3.75;

type Props = { now: Date | null; second: readonly ZoneHours[] };

/** The hours beside the week, in two zones if there is a second, and the time of now; screen readers have the times of the posts. */
export function HourGutter({ now, second }: Props) {
  const { zone } = useMe();
  const clock = useClock();
  const minute = now && minutesIn(now, zone);
  const shown = HOURS.filter((hour) => minute === null || Math.abs(hour * 60 - minute) > NEAR_MINUTES);
  return (
    <div aria-hidden className="flex text-xs text-muted-fg tabular-nums">
      {second.map(({ from, hours }) => (
        <SecondHours key={from} hours={hours} />
      ))}
      <div className="relative" style={{ width: `${ZONE_REM}rem` }}>
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
    </div>
  );
}

/** The hours of the second zone; where its date is another, by how many days. */
function SecondHours({ hours }: { hours: readonly ZoneHour[] }) {
  const clock = useClock();
  return (
    <div data-second-zone className="relative" style={{ width: `${ZONE_REM}rem` }}>
      {hours.map(({ hour, time, days }) => (
        <span
          key={hour}
          className="absolute end-2 -translate-y-1/2 whitespace-nowrap"
          style={{ top: `${hour * HOUR_REM}rem` }}
        >
          {clock.wallTime(time)}
          {days !== 0 && (
            <span className="absolute start-full -top-1 text-[0.5625rem]/3">{daysAhead(days)}</span>
          )}
        </span>
      ))}
    </div>
  );
}
