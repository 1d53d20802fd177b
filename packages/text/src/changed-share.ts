import { diffArrays } from "diff";
import { comparedWords } from "./fingerprint/words";

/**
 * Returns how much of a text was changed, from 0 to 1: the words that were added or removed, whichever are more, of the
 * words of the longer text. Case, punctuation and spaces do not count.
 */
export function changedShare(before: string, after: string): number {
  const [old, current] = [comparedWords(before), comparedWords(after)];
  const longest = Math.max(old.length, current.length);
  if (longest === 0) return 0;
  let [added, removed] = [0, 0];
  for (const change of diffArrays(old, current)) {
    if (change.added) added += change.count;
    if (change.removed) removed += change.count;
  }
  return Math.max(added, removed) / longest;
}
