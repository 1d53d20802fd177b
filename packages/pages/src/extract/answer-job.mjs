import { findObstacle } from "./find-obstacle.mjs";
import { joinBlocks } from "./join-blocks.mjs";
import { readHtml } from "./read-html.mjs";
import { TooComplex } from "./check-structure.mjs";
import { cleanText } from "./clean-text.mjs";

/**
 * Extracts the text of a page. Never throws: whatever a parser does with a hostile page becomes an answer.
 * @param {import("./extract-types").ExtractJob} job
 * @returns {import("./extract-types").ExtractAnswer}
 */
export function answerJob(job) {
  try {
    const { title, siteName, blocks, marks } = job.kind === "html" ? readHtml(job.text) : readPlain(job.text);
    const joined = joinBlocks(blocks);
    const obstacle = marks && findObstacle(marks, joined.text);
    return { kind: "extracted", page: { title, siteName, ...joined, obstacle } };
  } catch (error) {
    // A RangeError means that a stack or string grew too large.
    if (error instanceof TooComplex || error instanceof RangeError) return { kind: "too_complex" };
    return { kind: "broken", error: String(error) };
  }
}

/**
 * Reads a text file: blank lines separate paragraphs, and there is no title.
 * @param {string} text
 * @returns {{ title: string, siteName: null, blocks: import("./extract-types").Block[], marks: null }}
 */
function readPlain(text) {
  const blocks = text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => ({ text: cleanText(paragraph), level: null }))
    .filter((block) => block.text !== "");
  return { title: "", siteName: null, blocks, marks: null };
}
