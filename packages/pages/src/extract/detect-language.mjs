import eld from "eld/small";

/** Length of the sample that the language is detected from. */
const SAMPLE_LENGTH = 3000;

/**
 * Detects the language among all known ones, so that a French text is not taken for an English one.
 * @param {string} text
 * @returns {"en" | "de" | null}
 */
export function detectLanguage(text) {
  const { language } = eld.detect(text.slice(0, SAMPLE_LENGTH));
  return language === "en" || language === "de" ? language : null;
}
