import { toWall, slotPresets } from "@takt/domain/posts/model/publish-slot";
import { useState } from "react";
import { now } from "~/features/shared/time/now";
import { useNow } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { checkSlot, type SlotCheck, type SlotFields, type SlotProblem } from "./slot-form";
import { splitWall } from "~/features/shared/time/wall-clock";
import { useSlotFields } from "./use-slot-fields";
import { useNaturalTime, type FindNextFreeSlot } from "./use-natural-time";

/** Problems of empty fields, shown only after the first submit; all others are shown at once. */
const SHOWN_AFTER_SUBMIT: SlotProblem["code"][] = ["date_required", "time_required"];

/**
 * The state of the schedule dialog: its fields, their meaning and their problem. `start` is read once, and a `suggested`
 * time fills the fields while nothing is entered. A time in words fills them, too; what is changed in the fields takes the
 * place of the words.
 */
export function useSlotForm(
  start: SlotFields,
  findNextFreeSlot: FindNextFreeSlot,
  suggested: SlotFields | null = null,
) {
  const language = useLocale();
  const { weekStart, hourCycle } = useMe();
  const slot = useSlotFields(start, suggested);
  const { fields, base } = slot;
  const [tried, setTried] = useState(false);
  const [opened] = useState(now);
  const at = useNow(15_000) ?? opened;
  const today = toWall(at, fields.zone).slice(0, 10);
  const natural = useNaturalTime({
    base,
    settings: { language, weekStart, hourCycle },
    fill: slot.fill,
    restore: slot.restore,
    findNextFreeSlot,
  });
  const check: SlotCheck = natural.isRefused
    ? { ok: false, problem: { code: "text_refused" } }
    : checkSlot(fields, at, today);
  const problem =
    check.ok || (!tried && SHOWN_AFTER_SUBMIT.includes(check.problem.code)) ? null : check.problem;
  // A new wall time or zone resets the choice between two equal times.
  const change = ({ pick, ...rest }: Partial<SlotFields>) => {
    const { date, time, zone } = rest;
    if (natural.text && zone !== undefined && date === undefined && time === undefined) {
      slot.keep({ ...base, zone });
      return natural.read(natural.text, today, zone);
    }
    const { pick: _old, ...last } = fields;
    const changed = { ...last, ...rest, ...(pick && { pick }) };
    if (pick) return slot.fill(changed);
    slot.choose(changed);
    natural.clear();
  };
  const presets = slotPresets(at, fields.zone);
  const read = (text: string) => {
    natural.read(text, today);
    if (!text.trim()) slot.clearWords();
  };
  return {
    fields,
    change,
    holdSuggestion: slot.hold,
    check,
    problem,
    today,
    now: at,
    natural: { ...natural, read },
    suggestion: slot.suggestion,
    presets,
    usePreset: (name: keyof typeof presets) => change(splitWall(presets[name])),
    /** Whether the fields say something else than at the start. */
    isChanged: natural.text !== "" || slot.isChanged,
    /** Shows the problems of empty fields and of the text from now on. */
    showProblems: () => {
      setTried(true);
      natural.showRefusal();
    },
  };
}

export type SlotForm = ReturnType<typeof useSlotForm>;
