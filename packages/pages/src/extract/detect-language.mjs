import eld from "eld/small";

/** Enough to be sure; the rest costs time. */
const LOOK_AT = 3000;

/**
 * Among all languages that it knows, so that a French text is not taken for an English one.
 * @param {string} text
 * @returns {"en" | "de" | null}
 */
export function detectLanguage(text) {
  const { language } = eld.detect(text.slice(0, LOOK_AT));
  return language === "en" || language === "de" ? language : null;
}
