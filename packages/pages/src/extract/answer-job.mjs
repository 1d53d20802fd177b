import { cutText } from "./cut-text.mjs";
import { detectLanguage } from "./detect-language.mjs";
import { readHtml } from "./read-html.mjs";
import { readPlain } from "./read-plain.mjs";
import { TooComplex } from "./too-complex.mjs";

/**
 * Takes a page apart. Throws nothing: whatever a parser does with a hostile page is an answer.
 * @param {import("./extract-types").ExtractJob} job
 * @returns {import("./extract-types").ExtractAnswer}
 */
export function answerJob(job) {
  try {
    const { title, siteName, blocks } = job.kind === "html" ? readHtml(job.text) : readPlain(job.text);
    const cut = cutText(blocks);
    return { kind: "extracted", page: { title, siteName, ...cut, language: detectLanguage(cut.text) } };
  } catch (error) {
    // A RangeError is a stack or a string that grew too large.
    if (error instanceof TooComplex || error instanceof RangeError) return { kind: "too_complex" };
    return { kind: "broken", error: String(error) };
  }
}
