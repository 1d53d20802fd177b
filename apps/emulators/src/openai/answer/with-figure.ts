/** A made-up figure, like the page it comes from. */
const FIGURES = { en: "42 percent", de: "42 Prozent" };
/** The end of a sentence, not the point after an item's number or an abbreviation. */
const SENTENCE_END = /(?<=\p{L}{3}[“”"]?)(?=[.?!](?:\s|$))/u;

/** Adds a figure from `host` to the first sentence; a text without a sentence is returned unchanged. */
export function withFigure(
  text: string,
  language: "en" | "de",
  host: string,
): { text: string; figures: string[] } {
  const figure = FIGURES[language];
  const at = text.search(SENTENCE_END);
  if (at < 0) return { text, figures: [] };
  return { text: `${text.slice(0, at)} (${figure}, ${host})${text.slice(at)}`, figures: [figure] };
}
