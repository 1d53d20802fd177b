import { useState } from "react";
import type { SlotFields } from "./slot-form";

/**
 * The fields of the schedule dialog: `start`, which is read once, until a `suggested` time is known, and what is entered
 * from then on. A suggestion that comes later than the first key takes the place of nothing, nor does a second one, or one
 * that comes while somebody is at the fields.
 */
export function useSlotFields(start: SlotFields, suggested: SlotFields | null) {
  const [first] = useState(start);
  const [suggestion, setSuggestion] = useState<SlotFields | null>(null);
  /** Null while nothing is entered. */
  const [entered, setEntered] = useState<SlotFields | null>(null);
  /** The choice in the fields, which a text in words may leave out; null without one. */
  const [chosen, setChosen] = useState<SlotFields | null>(null);
  const [isHeld, setHeld] = useState(false);
  if (suggested && !suggestion && !entered && !isHeld) setSuggestion(suggested);
  const resting = suggestion ?? first;
  const fields = entered ?? resting;
  return {
    fields,
    /** The fields as far as they are chosen; a suggestion is not. */
    base: chosen ?? first,
    choose: (changed: SlotFields) => {
      setEntered(changed);
      setChosen(changed);
    },
    /** From now on no suggestion fills the fields. */
    hold: () => setHeld(true),
    /** Keeps a choice for the words that stand in their field. */
    keep: setChosen,
    /** Fills the fields with what is read of words. */
    fill: setEntered,
    /** Shows the fields as they were before words were typed. */
    restore: (zone: string) => setEntered({ ...(chosen ?? resting), zone }),
    /** The words are gone: a suggestion may come again. */
    clearWords: () => {
      if (!chosen) setEntered(null);
    },
    /** Whether the fields say something else than at the start. */
    isChanged: ![first, resting].some((known) => isSame(fields, known)),
    /** Which free slot the fields hold; null for a time that was not suggested. */
    suggestion: suggestion && isSame(fields, suggestion) ? ofStart(first) : null,
  };
}

const ofStart = ({ date }: SlotFields) => (date ? ("ofDay" as const) : ("next" as const));

const isSame = (one: SlotFields, other: SlotFields) =>
  (["date", "time", "zone"] as const).every((name) => one[name] === other[name]);
