import { joinBlocks } from "./join-blocks.mjs";
import { detectLanguage } from "./detect-language.mjs";
import { readHtml } from "./read-html.mjs";
import { readPlain } from "./read-plain.mjs";
import { TooComplex } from "./too-complex.mjs";

/**
 * Extracts the text of a page. Never throws: whatever a parser does with a hostile page becomes an answer.
 * @param {import("./extract-types").ExtractJob} job
 * @returns {import("./extract-types").ExtractAnswer}
 */
export function answerJob(job) {
  try {
    const { title, siteName, blocks } = job.kind === "html" ? readHtml(job.text) : readPlain(job.text);
    const cut = joinBlocks(blocks);
    return { kind: "extracted", page: { title, siteName, ...cut, language: detectLanguage(cut.text) } };
  } catch (error) {
    // A RangeError means that a stack or string grew too large.
    if (error instanceof TooComplex || error instanceof RangeError) return { kind: "too_complex" };
    return { kind: "broken", error: String(error) };
  }
}
