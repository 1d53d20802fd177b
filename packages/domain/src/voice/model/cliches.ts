import { VOICE_LIMITS } from "./voice-limits";

/** Cliches, the most frequent first. No word is in both lists. */
export const CLICHES = {
  en: [
    "game changer",
    "delve",
    "unlock",
    "thrilled",
    "leverage",
    "synergy",
    "humbled",
    "in today's fast-paced world",
    "let that sink in",
    "seamless",
    "elevate",
    "landscape",
    "journey",
    "empower",
    "deep dive",
    "supercharge",
    "cutting-edge",
    "next level",
    "revolutionize",
    "disrupt",
    "robust",
    "holistic",
    "passionate",
    "thought leader",
    "secret sauce",
  ],
  de: [
    "Gamechanger",
    "spannend",
    "Mehrwert",
    "ganzheitlich",
    "auf Augenhöhe",
    "Hand aufs Herz",
    "in der heutigen schnelllebigen Welt",
    "auf das nächste Level",
    "Synergien",
    "proaktiv",
    "zukunftsfähig",
    "Mindset",
    "nachhaltig",
    "maßgeschneidert",
    "Potenziale",
    "Learnings",
    "Herzensthema",
    "Quantensprung",
    "lösungsorientiert",
    "disruptiv",
    "innovativ",
    "am Ende des Tages",
    "aus der Komfortzone",
    "spoiler",
    "Paradigmenwechsel",
  ],
} as const;

/**
 * Returns the cliches of these languages that occur in no text in any form (leverage: leveraged), alternating between
 * the languages, at most twelve.
 */
export function findUnusedCliches(texts: readonly string[], languages: readonly ("en" | "de")[]): string[] {
  const all = plain(texts.join("\n"));
  const lists = languages.map((language) =>
    CLICHES[language].filter((word) => !all.includes(plain(word).trimEnd())),
  );
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1)))
    .flat()
    .slice(0, VOICE_LIMITS.neverUsed);
}

/** Normalizes a text to lower-case words with single spaces before, between and after them. */
function plain(text: string): string {
  return ` ${text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;
}
