import { toWall, slotPresets } from "@takt/domain/posts/model/publish-slot";
import { useState } from "react";
import { useNow } from "../../shared/time/use-clock";
import { checkSlot, splitWall, type SlotFields, type SlotProblem } from "./slot-form";

/** Problems of empty fields, shown only after the first submit; all others are shown at once. */
const SHOWN_AFTER_SUBMIT: SlotProblem["code"][] = ["date_required", "time_required"];

/** The state of the schedule dialog: its fields, their meaning and their problem. `start` is read once. */
export function useSlotForm(start: SlotFields) {
  const [fields, setFields] = useState(start);
  const [tried, setTried] = useState(false);
  const [opened] = useState(() => new Date());
  const now = useNow(15_000) ?? opened;
  const today = toWall(now, fields.zone).slice(0, 10);
  const check = checkSlot(fields, now, today);
  const problem =
    check.ok || (!tried && SHOWN_AFTER_SUBMIT.includes(check.problem.code)) ? null : check.problem;
  // A new wall time or zone resets the choice between two equal times.
  const change = ({ pick, ...rest }: Partial<SlotFields>) =>
    setFields(({ pick: _old, ...last }) => ({ ...last, ...rest, ...(pick && { pick }) }));
  const presets = slotPresets(now, fields.zone);
  return {
    fields,
    change,
    check,
    problem,
    today,
    now,
    presets,
    usePreset: (name: keyof typeof presets) => change(splitWall(presets[name])),
    /** Shows the problems of empty fields from now on. */
    showProblems: () => setTried(true),
  };
}

export type SlotForm = ReturnType<typeof useSlotForm>;
