/** A figure as a page might give it: plainly nobody's, like the page. */
const FIGURES = { en: "42 percent", de: "42 Prozent" };
/** The end of the first sentence: not of an item's number, nor of an abbreviation. */
const END = /(?<=\p{L}{3}[“”"]?)(?=[.?!](?:\s|$))/u;

/** A text whose first sentence has a figure from `host`; as it is where it has no such sentence. */
export function withFigure(
  text: string,
  language: "en" | "de",
  host: string,
): { text: string; figures: string[] } {
  const figure = FIGURES[language];
  const at = text.search(END);
  if (at < 0) return { text, figures: [] };
  return { text: `${text.slice(0, at)} (${figure}, ${host})${text.slice(at)}`, figures: [figure] };
}
