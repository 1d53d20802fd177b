import { splitSentences } from "@takt/text/sentences/split-sentences";

/** Paragraphs of lines of sentences. */
export type ParsedText = string[][][];

/** Parses a text so that sentences can be removed or added without breaking its paragraphs and lists. */
export function parseText(text: string): ParsedText {
  return text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((paragraph) =>
      paragraph
        .split(/\r?\n/)
        .map(splitSentences)
        .filter((line) => line.length > 0),
    )
    .filter((paragraph) => paragraph.length > 0);
}

/** Joins a parsed text and leaves out empty parts. */
export function joinText(text: ParsedText): string {
  return text
    .map((paragraph) =>
      paragraph
        .map((line) => line.join(" "))
        .filter(Boolean)
        .join("\n"),
    )
    .filter(Boolean)
    .join("\n\n");
}
