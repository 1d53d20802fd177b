import { cleanText } from "./clean-text.mjs";

/**
 * Reads a text file: blank lines separate paragraphs, and there is no title.
 * @param {string} text
 * @returns {{ title: string, siteName: null, blocks: import("./extract-types").Block[] }}
 */
export function readPlain(text) {
  const blocks = text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => ({ text: cleanText(paragraph), level: null }))
    .filter((block) => block.text !== "");
  return { title: "", siteName: null, blocks };
}
