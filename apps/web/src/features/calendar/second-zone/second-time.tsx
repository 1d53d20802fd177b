import { dayIn } from "@takt/domain/shared/day-in";
import { daysBetween } from "@takt/domain/shared/day-steps";
import { useClock } from "~/features/shared/time/use-clock";
import { useMe } from "~/features/shared/use-me";
import { daysAhead } from "./days-ahead";

/**
 * A time in the second zone, and by how many days its date is another there. Screen readers hear it with its city in the name
 * of the post (use-post-label.ts).
 */
export function SecondTime({ at, zone }: { at: Date; zone: string }) {
  const own = useMe().zone;
  const clock = useClock();
  const ahead = daysAhead(daysBetween(dayIn(at, own), dayIn(at, zone)));
  return (
    <span data-second-time aria-hidden className="text-xs text-muted-fg tabular-nums">
      {clock.time(at, zone)}
      {ahead && <sup className="ms-0.5 text-[0.5625rem]/3">{ahead}</sup>}
    </span>
  );
}
