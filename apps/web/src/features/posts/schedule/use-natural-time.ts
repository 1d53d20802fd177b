import { parseClock } from "@takt/domain/posts/model/natural-time/parse-fields";
import {
  parseTime,
  type ParsedTime,
  type TimeRefusal,
  type TimeText,
} from "@takt/domain/posts/model/natural-time/parse-time";
import { useEffect, useRef, useState } from "react";
import { now } from "~/features/shared/time/now";
import { whenIdle } from "~/features/shared/when-idle";
import type { SlotFields } from "./slot-form";
import { splitWall } from "~/features/shared/time/wall-clock";

/** How long typing pauses before it is said what is wrong with it. */
const QUIET_MS = 700;

/** Finds the member's next free slot; null when there is none. */
export type FindNextFreeSlot = () => Promise<{ wall: string; zone: string } | null>;

/** Why a text is no time to schedule; `no_free_slot` is for "next free slot" where none is known. */
type NaturalTimeRefusal = {
  reason: TimeRefusal | "no_free_slot";
  suggestion?: { wall: string; zone: string };
};

type Typed = { text: string; refusal: NaturalTimeRefusal | null; isPending: boolean };

/** Refusals that the fields show: they hold the time, and ask what is meant. */
const ASKED_BELOW: readonly NaturalTimeRefusal["reason"][] = ["slot_missing", "slot_ambiguous"];
const EMPTY: Typed = { text: "", refusal: null, isPending: false };

type Options = {
  /** The fields as far as they were chosen before the text was typed; what it does not name stays. */
  base: SlotFields;
  settings: Pick<TimeText, "language" | "weekStart" | "hourCycle">;
  /** Fills the fields with what was read. */
  fill: (fields: SlotFields) => void;
  /** Shows the fields as they were before the text, in a zone. */
  restore: (zone: string) => void;
  findNextFreeSlot: FindNextFreeSlot;
};

/** The field for a time in words. What is read of it fills the other fields; what is refused leaves them as they were. */
export function useNaturalTime({ base, settings, fill, restore, findNextFreeSlot }: Options) {
  const [typed, setTyped] = useState(EMPTY);
  const [isQuiet, setQuiet] = useState(false);
  const latest = useRef("");
  // The first reading makes the grammar: not while a key waits.
  const { language } = settings;
  useEffect(() => whenIdle(() => void parseClock({ text: "9", language })), [language]);
  useEffect(() => {
    if (isQuiet) return;
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed, isQuiet]);

  const show = (text: string, rest: Partial<Typed> = {}) => {
    latest.current = text;
    setTyped({ ...EMPTY, text, ...rest });
  };
  const take = (text: string, slot: { wall: string; zone: string; pick?: "earlier" | "later" }) => {
    const { pick: _old, ...fields } = base;
    fill({ ...fields, zone: slot.zone, ...splitWall(slot.wall), ...(slot.pick && { pick: slot.pick }) });
    show(text);
  };
  const findSlot = async (text: string, find: FindNextFreeSlot) => {
    show(text, { isPending: true });
    const slot = await orNone(find);
    if (latest.current !== text) return;
    if (slot) take(text, slot);
    else show(text, { refusal: { reason: "no_free_slot" } });
  };

  /** Reads a text, in the zone of the fields. */
  const read = (text: string, today: string, zone = base.zone) => {
    setQuiet(false);
    const parsed = text.trim() ? parseTyped(text, { ...base, zone }, settings, today) : null;
    if (parsed?.kind === "ok") return take(text, parsed);
    if (parsed?.kind === "refused" && parsed.wall) take(text, { wall: parsed.wall, zone });
    else restore(zone);
    if (!parsed) return show("");
    if (parsed.kind === "refused") return show(text, { refusal: parsed });
    return void findSlot(text, findNextFreeSlot);
  };

  const { refusal } = typed;
  const isAskedBelow = refusal !== null && ASKED_BELOW.includes(refusal.reason);
  return {
    text: typed.text,
    /** Whether nothing can be scheduled, whatever the other fields hold. */
    isRefused: typed.isPending || (refusal !== null && !isAskedBelow),
    /** The refusal, once typing pauses. */
    refusal: isQuiet && !isAskedBelow ? refusal : null,
    read,
    /** Says at once what is wrong: the field is left, or Enter is pressed. */
    showRefusal: () => setQuiet(true),
    clear: () => show(""),
  };
}

function parseTyped(
  text: string,
  { date, time, zone }: SlotFields,
  settings: Options["settings"],
  today: string,
): ParsedTime {
  const defaults = { ...(date >= today && { day: date }), ...(time && { time }) };
  return parseTime({ text, ...settings, now: now(), zone, whole: true, defaults });
}

/** A slot that could not be asked for is none. */
async function orNone(find: FindNextFreeSlot): Promise<{ wall: string; zone: string } | null> {
  return find().then(
    (slot) => slot,
    () => null,
  );
}
