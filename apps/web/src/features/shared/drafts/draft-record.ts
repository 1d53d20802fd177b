import type { Baseline, DraftOptions, DraftState, DraftStatus } from "./draft-state";
import { isSameInput } from "./is-same";

/** All that a draft store knows of its draft. */
export type DraftRecord<Value> = {
  state: DraftState<Value>;
  /** The server's value, as far as known here. */
  baseline: Baseline<Value> | null;
  /** The value was restored, and typed on an older value than the baseline's. */
  isOutdated: boolean;
  isSaving: boolean;
  /** Sent, and not answered: the server may have one of them. */
  unanswered: readonly Value[];
  /** The value last reported by the server. */
  received: Baseline<Value> | null;
  /** The same, when it came while a save was under way. */
  reported: Baseline<Value> | null;
};

/** A save: what is sent, as a change of which baseline, and what was unanswered before. */
export type SentDraft<Value> = {
  value: Value;
  baseline: Baseline<Value> | null;
  unanswered: readonly Value[];
};

export type Rules<Value> = DraftOptions<Value>;

/** Until the user decides, nothing is sent. */
const STOPPED: readonly DraftStatus[] = ["conflict", "locked"];

/** The record of a draft that was just opened. */
export function openedDraft<Value>({ baseline, initial }: Rules<Value>): DraftRecord<Value> {
  return {
    state: { value: baseline ? baseline.value : initial, status: "clean", restored: false },
    baseline,
    isOutdated: false,
    isSaving: false,
    unanswered: [],
    received: baseline,
    reported: null,
  };
}

/** Whether two values are the same for the server. */
export function isSameValue<Value>({ normalize }: Rules<Value>, one: Value, other: Value): boolean {
  return normalize ? isSameInput(normalize(one), normalize(other)) : isSameInput(one, other);
}

export function isValid<Value>({ state }: DraftRecord<Value>, rules: Rules<Value>): boolean {
  return rules.isValid?.(state.value) ?? true;
}

/** Whether the server has, or may have, something else than what is shown. */
export function isDirty<Value>(draft: DraftRecord<Value>, rules: Rules<Value>): boolean {
  const { baseline, state, unanswered } = draft;
  return unanswered.length > 0 || !isSameValue(rules, state.value, baseline ? baseline.value : rules.initial);
}

export function isWorthSaving<Value>({ baseline, state }: DraftRecord<Value>, rules: Rules<Value>): boolean {
  return baseline !== null || !rules.isEmpty?.(state.value);
}

/** Whether there is something to send. */
export function isUnsaved<Value>(draft: DraftRecord<Value>, rules: Rules<Value>): boolean {
  return isDirty(draft, rules) && isValid(draft, rules) && isWorthSaving(draft, rules);
}

export function isStopped<Value>({ state }: DraftRecord<Value>): boolean {
  return STOPPED.includes(state.status);
}

/** The server has this, for sure. */
export function applyServerValue<Value>(
  draft: DraftRecord<Value>,
  baseline: Baseline<Value>,
): DraftRecord<Value> {
  return { ...draft, baseline, unanswered: [], isOutdated: false };
}

/** The status of what was not refused. */
export function withSettledStatus<Value>(draft: DraftRecord<Value>, rules: Rules<Value>): DraftRecord<Value> {
  return { ...draft, state: { ...draft.state, status: getSettledStatus(draft, rules), error: undefined } };
}

function getSettledStatus<Value>(draft: DraftRecord<Value>, rules: Rules<Value>): DraftStatus {
  if (draft.isSaving) return "saving";
  if (!isValid(draft, rules)) return "invalid";
  if (isUnsaved(draft, rules)) return "unsaved";
  return draft.baseline ? "saved" : "clean";
}

/** Whether `next` is a version that is known already. Without versions everything is new. */
export function isOlder<Value>(next: Baseline<Value>, known: Baseline<Value>): boolean {
  if (next.version === null || known.version === null) return false;
  return next.version <= known.version;
}
