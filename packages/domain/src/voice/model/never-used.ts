import { VOICE_LIMITS } from "./voice-limits";
import { WORN_OUT_WORDS } from "./worn-out-words";

/**
 * Of the worn-out words of these languages those that no text has, in any of their forms (leverage: leveraged), in turn
 * of each language, at most twelve.
 */
export function neverUsed(texts: readonly string[], languages: readonly ("en" | "de")[]): string[] {
  const all = plain(texts.join("\n"));
  const lists = languages.map((language) =>
    WORN_OUT_WORDS[language].filter((word) => !all.includes(plain(word).trimEnd())),
  );
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1)))
    .flat()
    .slice(0, VOICE_LIMITS.neverUsed);
}

/** Lower case, one blank before, between and behind the words. */
function plain(text: string): string {
  return ` ${text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;
}
