import { splitSentences } from "@takt/text/sentences/split-sentences";
import { isPageFurniture, opensClosingPart } from "./furniture/is-page-furniture";
import { removeReferenceMarks } from "./furniture/remove-reference-marks";

export type Section = { heading: string | null; sentences: string[] };

const MAX_HEADING_LENGTH = 90;
/** A sentence as long as this shows that the article has begun. */
const MIN_TEXT_SENTENCE = 40;

/**
 * Reads the plain text of an article as sections, without the page's furniture. A heading is one of `headings`, or a
 * short line without end punctuation before a longer line. Sentences are verbatim.
 */
export function readSections(text: string, headings: string[] = []): Section[] {
  const known = new Set(headings.map((heading) => heading.trim()));
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const sections: Section[] = [{ heading: null, sentences: [] }];
  let textFound = false;
  let isClosing = false;
  for (const [index, line] of lines.entries()) {
    const isHeading = known.size > 0 ? known.has(line) : looksLikeHeading(line, lines[index + 1]);
    if (textFound && opensClosingPart(line)) isClosing = true;
    else if (isHeading && !isPageFurniture(line)) {
      isClosing = false;
      sections.push({ heading: removeReferenceMarks(line).replace(/^#+\s*/, ""), sentences: [] });
    } else if (!isClosing && !isPageFurniture(line)) {
      const sentences = splitSentences(line).filter((sentence) => !isPageFurniture(sentence));
      sections.at(-1)!.sentences.push(...sentences);
      textFound ||= sentences.some((sentence) => sentence.length >= MIN_TEXT_SENTENCE);
    }
  }
  return sections.filter(({ heading, sentences }) => heading !== null || sentences.length > 0);
}

function looksLikeHeading(line: string, next: string | undefined): boolean {
  const following = removeReferenceMarks(next ?? "");
  if (next === undefined || line.length > MAX_HEADING_LENGTH || line.length < 3) return false;
  if (!/^(#+\s*)?[\p{Lu}\p{N}"“„]/u.test(line) || /[.!:;,…]$/.test(line)) return false;
  return next.length > line.length && /[.!?…]["“”)]?$/.test(following);
}
