import { DayPicker } from "@takt/ui/day-picker";
import { DayRuler, type DayMark } from "@takt/ui/day-ruler";
import { ShownState } from "./shown-state";

const MARKS: DayMark[] = [
  { at: 0.1, tone: "out" },
  { at: 0.34, tone: "unclear" },
  { at: 0.45, tone: "failed" },
  { at: 0.6, tone: "now" },
  { at: 0.8, tone: "planned" },
];
const DAY = new Date(2026, 11, 3);

/** Views of time: the ruler of a day, and a month to choose from. */
export function TimeStates() {
  return (
    <>
      <ShownState name="out, unclear, failed, now, planned">
        <DayRuler marks={MARKS} />
      </ShownState>
      <DayPicker language="en" weekStartsOn={1} selected={DAY} defaultMonth={DAY} className="w-fit" />
    </>
  );
}
