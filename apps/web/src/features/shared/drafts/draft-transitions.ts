import type { Baseline } from "./draft-state";
import {
  applyServerValue,
  withSettledStatus,
  isDirty,
  isOlder,
  isSameValue,
  isStopped,
  isValid,
  type DraftRecord,
  type Rules,
  type SentDraft,
} from "./draft-record";
import { isSame } from "./is-same";

/** The user changed it. */
export function onChange<Value>(
  draft: DraftRecord<Value>,
  rules: Rules<Value>,
  value: Value,
): DraftRecord<Value> {
  const next = { ...draft, state: { ...draft.state, value } };
  return isStopped(draft) ? next : withSettledStatus(next, rules);
}

/** An earlier page's unsaved value is back, on the version that it was typed on. */
export function restored<Value>(
  draft: DraftRecord<Value>,
  rules: Rules<Value>,
  stored: Baseline<Value>,
): DraftRecord<Value> {
  const { baseline } = draft;
  const next = onChange(draft, rules, stored.value);
  const state = { ...next.state, restored: true };
  if (baseline === null || stored.version === null) return { ...next, state };
  return {
    ...next,
    state,
    baseline: { ...baseline, version: stored.version },
    isOutdated: stored.version !== baseline.version,
  };
}

/** The value is on its way. */
export function onSend<Value>(draft: DraftRecord<Value>): DraftRecord<Value> {
  const { value } = draft.state;
  const others = draft.unanswered.filter((other) => !isSame(other, value));
  return {
    ...draft,
    state: { ...draft.state, status: "saving", error: undefined },
    isSaving: true,
    unanswered: [...others, value],
    reported: null,
  };
}

/** The server has accepted it. */
export function onSaved<Value>(
  draft: DraftRecord<Value>,
  save: SentDraft<Value>,
  answer: Baseline<Value>,
): DraftRecord<Value> {
  // Only a create is answered with another value: what the server had under this id. A change may have been trimmed.
  const baseline = save.baseline === null ? answer : { ...answer, value: save.value };
  const isOutrun =
    draft.baseline !== null && draft.baseline !== save.baseline && isOlder(baseline, draft.baseline);
  const next = { ...draft, unanswered: [] };
  return isOutrun ? next : { ...next, baseline, isOutdated: false };
}

/**
 * The save has failed. The draft is still saving afterwards when that is no end: the value has arrived anyway, or
 * there is another one to send.
 * @param there what the server has now, if that was asked because of a conflict
 */
export function onRejected<Value>(
  draft: DraftRecord<Value>,
  rules: Rules<Value>,
  save: SentDraft<Value>,
  failure: { status: "offline" | "failed" | "conflict" | "locked"; error: unknown },
  there: Baseline<Value> | null,
): DraftRecord<Value> {
  const { reported } = draft;
  if (reported && isSameValue(rules, reported.value, save.value)) return applyServerValue(draft, reported);
  if (failure.status === "conflict") {
    if (there && save.unanswered.some((lost) => isSameValue(rules, there.value, lost)))
      return applyServerValue(draft, there);
    // Another baseline by now, by an act of the user's own.
    if (draft.baseline !== save.baseline) return { ...draft, unanswered: [] };
  }
  const isNewer = isValid(draft, rules) && !isSame(draft.state.value, save.value);
  // A refusal of an older value says nothing about the one typed since.
  if (failure.status === "failed" && rules.automatic !== false && isNewer) return draft;
  return {
    ...draft,
    isSaving: false,
    unanswered: failure.status === "conflict" ? [] : draft.unanswered,
    state: { ...draft.state, ...failure },
  };
}

/** All saves have been answered. */
export function saved<Value>(draft: DraftRecord<Value>, rules: Rules<Value>): DraftRecord<Value> {
  const { reported } = draft;
  const next = withSettledStatus({ ...draft, isSaving: false, reported: null }, rules);
  // Without versions the save was the last to write.
  if (reported === null || reported.version === null) return next;
  return received({ ...next, received: null }, rules, reported);
}

/** The server has this, and it is what is shown. */
export function reset<Value>(draft: DraftRecord<Value>, next: Baseline<Value>): DraftRecord<Value> {
  const status = draft.isSaving ? "saving" : "clean";
  return { ...applyServerValue(draft, next), state: { value: next.value, status, restored: false } };
}

/** The server has this by an act of the user's own: what is typed stays, as a change of it. */
export function rebased<Value>(
  draft: DraftRecord<Value>,
  rules: Rules<Value>,
  next: Baseline<Value>,
): DraftRecord<Value> {
  return withSettledStatus(applyServerValue(draft, next), rules);
}

/**
 * The server is reported to have this: a refetch, another tab, the publisher. Followed unless there is something to lose;
 * then a save of what is typed will meet the newer version, and say so.
 */
export function received<Value>(
  draft: DraftRecord<Value>,
  rules: Rules<Value>,
  next: Baseline<Value>,
): DraftRecord<Value> {
  const { baseline, state } = draft;
  if (isSame(next, draft.received) || (baseline && isOlder(next, baseline))) return draft;
  const known = { ...draft, received: next };
  if (draft.isSaving) return { ...known, reported: next };
  if (isSameValue(rules, next.value, state.value)) {
    const status = state.status === "clean" ? "clean" : "saved";
    return { ...applyServerValue(known, next), state: { ...state, status, error: undefined } };
  }
  if (!isDirty(draft, rules)) return reset(known, next);
  if (next.version === null) return applyServerValue(known, next);
  // Only the version is newer: what is typed is a change of this.
  const isUnchanged = baseline && !draft.isOutdated && isSameValue(rules, next.value, baseline.value);
  return isUnchanged ? { ...known, baseline: next } : known;
}
