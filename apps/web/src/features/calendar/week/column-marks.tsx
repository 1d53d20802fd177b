import { toMinuteOfDay } from "@takt/domain/slots/model/weekly-slot";
import { useClock } from "~/features/shared/time/use-clock";
import type { GoodHours } from "./good-hours";
import { HOUR_REM } from "./place-cards";

/** The line of now across the day. */
export function NowLine({ minute }: { minute: number }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0 z-10" style={{ top: rem(minute) }}>
      <div className="h-px bg-danger" />
      <div className="absolute -start-1 -top-1 size-2 rounded-full bg-danger" />
    </div>
  );
}

/** Where a dragged card would go, with its exact time. */
export function DropMark({ wall }: { wall: string }) {
  const clock = useClock();
  const time = wall.slice(11);
  return (
    <div
      aria-hidden
      data-drop={wall}
      className="pointer-events-none absolute inset-x-0.5 z-20 h-10 rounded-lg border border-dashed border-secondary bg-surface px-1.5 py-0.5 text-xs font-medium text-secondary-text tabular-nums"
      style={{ top: rem(toMinuteOfDay(time)) }}
    >
      {clock.wallTime(time)}
    </div>
  );
}

/** The tint behind good hours; the words for it are below the week. */
export function GoodTint({ from, to }: GoodHours) {
  return (
    <div
      aria-hidden
      data-good={`${from}-${to}`}
      className="pointer-events-none absolute inset-x-0 bg-primary-soft opacity-60 forced-colors:border-s-4"
      style={{ top: rem(from * 60), height: rem((to - from) * 60) }}
    />
  );
}

const rem = (minute: number) => `${((minute / 60) * HOUR_REM).toFixed(3)}rem`;
