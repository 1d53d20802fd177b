import { splitSentences } from "@takt/text/sentences/split-sentences";

export type Section = { heading: string | null; sentences: string[] };

const MAX_HEADING_LENGTH = 90;

/**
 * Reads the plain text of an article as sections. A heading is one of `headings`, or a short line without end
 * punctuation before a longer line. Sentences are verbatim.
 */
export function readSections(text: string, headings: string[] = []): Section[] {
  const known = new Set(headings.map((heading) => heading.trim()));
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const sections: Section[] = [{ heading: null, sentences: [] }];
  for (const [index, line] of lines.entries()) {
    const isHeading = known.size > 0 ? known.has(line) : looksLikeHeading(line, lines[index + 1]);
    if (isHeading) sections.push({ heading: line.replace(/^#+\s*/, ""), sentences: [] });
    else sections.at(-1)!.sentences.push(...splitSentences(line));
  }
  return sections.filter(({ heading, sentences }) => heading !== null || sentences.length > 0);
}

function looksLikeHeading(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length > MAX_HEADING_LENGTH || line.length < 3) return false;
  if (!/^(#+\s*)?[\p{Lu}\p{N}"“„]/u.test(line) || /[.!:;,…]$/.test(line)) return false;
  return next.length > line.length && /[.!?…]["“”)]?$/.test(next);
}
