const MAX = 80;

/** The first words of a text, at most 80 characters, on one line. */
export function firstWords(text: string): string {
  // Whole characters: half an emoji is a broken one. 400 units hold 80 of any.
  const letters = [...text.slice(0, 400).replace(/\s+/g, " ").trim()];
  return letters.length > MAX
    ? `${letters
        .slice(0, MAX - 1)
        .join("")
        .trimEnd()}…`
    : letters.join("");
}
