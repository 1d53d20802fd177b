/** A change of the package `diff`. */
type Change = { value: string; added: boolean; removed: boolean };

export type DiffPart = { kind: "same" | "added" | "removed"; text: string };

/**
 * Converts changes to as few parts as possible: changes that are separated by a space only are merged. The parts without
 * the removed ones are the new text, those without the added ones the old text.
 */
export function diffParts(changes: readonly Change[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let removed = "";
  let added = "";
  const close = () => {
    if (removed) parts.push({ kind: "removed", text: removed });
    if (added) parts.push({ kind: "added", text: added });
    removed = "";
    added = "";
  };
  for (const [index, { value, ...change }] of changes.entries()) {
    if (change.removed) removed += value;
    else if (change.added) added += value;
    else if (/^ +$/.test(value) && (removed || added) && index < changes.length - 1) {
      removed += value;
      added += value;
    } else {
      close();
      parts.push({ kind: "same", text: value });
    }
  }
  close();
  return parts;
}
