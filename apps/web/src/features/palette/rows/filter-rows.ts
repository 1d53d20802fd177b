import type { TimeLanguage } from "@takt/domain/posts/model/natural-time/part";
import { toWords } from "../sentence/to-words";
import type { NamedRow } from "./row";

/** The rows of whose names every typed word begins a word; without a text those that are not hidden. */
export function filterRows(rows: readonly NamedRow[], typed: string, language: TimeLanguage): NamedRow[] {
  const words = toWords(typed, language);
  if (words.length === 0) return typed.trim() === "" ? rows.filter(({ isHidden }) => !isHidden) : [];
  return rows.filter(({ name, also = "" }) => {
    const known = toWords(`${name} ${also}`, language);
    return words.every((word) => known.some((other) => other.startsWith(word)));
  });
}
