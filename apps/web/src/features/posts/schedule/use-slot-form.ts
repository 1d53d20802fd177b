import { toWall, slotPresets } from "@takt/domain/posts/model/publish-slot";
import { useState } from "react";
import { now } from "~/features/shared/time/now";
import { useNow } from "~/features/shared/time/use-clock";
import { checkSlot, splitWall, type SlotFields, type SlotProblem } from "./slot-form";

/** Problems of empty fields, shown only after the first submit; all others are shown at once. */
const SHOWN_AFTER_SUBMIT: SlotProblem["code"][] = ["date_required", "time_required"];

/** The state of the schedule dialog: its fields, their meaning and their problem. `start` is read once. */
export function useSlotForm(start: SlotFields) {
  const [first] = useState(start);
  const [fields, setFields] = useState(first);
  const [tried, setTried] = useState(false);
  const [opened] = useState(now);
  const at = useNow(15_000) ?? opened;
  const today = toWall(at, fields.zone).slice(0, 10);
  const check = checkSlot(fields, at, today);
  const problem =
    check.ok || (!tried && SHOWN_AFTER_SUBMIT.includes(check.problem.code)) ? null : check.problem;
  // A new wall time or zone resets the choice between two equal times.
  const change = ({ pick, ...rest }: Partial<SlotFields>) =>
    setFields(({ pick: _old, ...last }) => ({ ...last, ...rest, ...(pick && { pick }) }));
  const presets = slotPresets(at, fields.zone);
  return {
    fields,
    change,
    check,
    problem,
    today,
    now: at,
    presets,
    usePreset: (name: keyof typeof presets) => change(splitWall(presets[name])),
    /** Whether the fields say something else than at the start. */
    isChanged: (["date", "time", "zone"] as const).some((name) => fields[name] !== first[name]),
    /** Shows the problems of empty fields from now on. */
    showProblems: () => setTried(true),
  };
}

export type SlotForm = ReturnType<typeof useSlotForm>;
