import { cn } from "./cn";

/** When something is on a day, from 0 (its start) to 1 (its end), and what became of it. */
export type DayMark = { at: number; tone: "planned" | "out" | "unclear" | "failed" | "now" };

const TONES: Record<DayMark["tone"], string> = {
  planned: "bg-secondary w-[3px]",
  out: "bg-primary w-[3px]",
  unclear: "bg-warning w-[3px]",
  failed: "bg-danger w-[3px]",
  now: "bg-danger w-[1.5px]",
};

/**
 * A day as 24 ticks, with a mark for each thing that has a time. It repeats what a text beside it says, and is
 * hidden from screen readers.
 */
export function DayRuler({ marks, className }: { marks: readonly DayMark[]; className?: string }) {
  return (
    <div
      aria-hidden
      className={cn(
        "relative h-2.5 border-b border-border",
        "bg-[linear-gradient(to_right,var(--border-button)_1px,transparent_1px)] bg-[size:calc(100%/24)_40%] bg-bottom bg-repeat-x",
        className,
      )}
    >
      {marks.map(({ at, tone }, nth) => (
        <span
          key={nth}
          className={cn("absolute inset-y-0 -translate-x-1/2 rounded-t-xs", TONES[tone])}
          style={{ insetInlineStart: `${(at * 100).toFixed(2)}%` }}
        />
      ))}
    </div>
  );
}
