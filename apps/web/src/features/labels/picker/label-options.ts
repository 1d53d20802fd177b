import { LABEL_LIMITS } from "@takt/domain/labels/model/label-limits";
import type { LabelView } from "@takt/domain/labels/model/label-view";
import { foldName } from "@takt/domain/labels/model/fold-name";

/** An option of the picker: a label, or the one that would be created. */
export type LabelOption = { kind: "label"; label: LabelView } | { kind: "create"; name: string };

/** The labels that have what is typed, and a new one where none has that name. */
export function labelOptions(labels: readonly LabelView[], typed: string): LabelOption[] {
  const sought = foldName(typed);
  const found = labels
    .filter(({ name }) => foldName(name).includes(sought))
    .map((label): LabelOption => ({ kind: "label", label }));
  const name = typed.trim().slice(0, LABEL_LIMITS.name);
  const isKnown = labels.some((label) => foldName(label.name) === sought);
  if (sought === "" || isKnown || labels.length >= LABEL_LIMITS.perWorkspace) return found;
  return [...found, { kind: "create", name }];
}
