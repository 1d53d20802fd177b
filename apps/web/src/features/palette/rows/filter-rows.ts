import type { TimeLanguage } from "@takt/domain/posts/model/natural-time/part";
import { tokenize } from "../sentence/tokenize";
import type { NamedRow } from "./row";

/** The rows of whose names every typed token begins a token; without a text those that are not hidden. */
export function filterRows(rows: readonly NamedRow[], typed: string, language: TimeLanguage): NamedRow[] {
  const tokens = tokenize(typed, language);
  if (tokens.length === 0) return typed.trim() === "" ? rows.filter(({ isHidden }) => !isHidden) : [];
  return rows.filter(({ name, also = "" }) => {
    const known = tokenize(`${name} ${also}`, language);
    return tokens.every((token) => known.some((other) => other.startsWith(token)));
  });
}
