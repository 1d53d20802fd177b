import { toWall } from "@takt/domain/posts/model/publish-slot";
import { slotPresets } from "@takt/domain/posts/model/slot-presets";
import { useState } from "react";
import { useNow } from "../../time/use-now";
import { checkSlot, splitWall, type SlotFields, type SlotProblem } from "./slot-form";

/** Problems of a choice are shown at once; those of a field still empty only after trying to submit. */
const PATIENT: SlotProblem["code"][] = ["date_required", "time_required"];

/** State of the schedule dialog: fields, what they mean, what is wrong with them. `start` fills it once. */
export function useSlotForm(start: SlotFields) {
  const [fields, setFields] = useState(start);
  const [tried, setTried] = useState(false);
  const [opened] = useState(() => new Date());
  const now = useNow(15_000) ?? opened;
  const today = toWall(now, fields.zone).slice(0, 10);
  const check = checkSlot(fields, now, today);
  const problem = check.ok || (!tried && PATIENT.includes(check.problem.code)) ? null : check.problem;
  // Another wall time or zone: which of two equal times was meant is open again.
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
    /** From now on everything missing is shown. */
    showProblems: () => setTried(true),
  };
}

export type SlotForm = ReturnType<typeof useSlotForm>;
