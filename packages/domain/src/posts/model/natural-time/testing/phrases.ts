import { parseTime } from "../parse-time";
import type { TimeLanguage } from "../part";

/** Wednesday, 10:20 in Berlin. */
const NOW = new Date("2026-11-25T09:20:00Z");

/**
 * Reads a table of phrases. A line has phrases of one meaning, and that meaning: `Fri; Friday = 2026-11-27 09:00`. Where they
 * differ, it has a meaning for each, with `|` between them. A refusal is its reason and what is suggested.
 */
export function toRows(table: string): (readonly [phrase: string, meaning: string])[] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [phrases, meanings] = line.split(" = ").map((half, index) => half.split(index ? " | " : "; "));
      return phrases!.map((phrase, index) => [phrase, meanings![index] ?? meanings![0]!] as const);
    });
}

/** Returns the meaning of a phrase as the whole text of a field, as the table writes it. */
export function toMeaning(text: string, language: TimeLanguage): string {
  const at = { now: NOW, zone: "Europe/Berlin", weekStart: "monday" } as const;
  const parsed = parseTime({ text, language, ...at, whole: true });
  if (parsed.kind === "ok") return parsed.wall.replace("T", " ");
  if (parsed.kind === "nextFreeSlot") return "free";
  return [parsed.reason, parsed.suggestion?.wall.replace("T", " ")].filter(Boolean).join(" ");
}
