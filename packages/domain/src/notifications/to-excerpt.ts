const MAX_LENGTH = 80;

/** Shortens a text to one line of at most 80 characters. */
export function toExcerpt(text: string): string {
  // Counts code points, so that no emoji is cut; 400 UTF-16 units hold 80 of any.
  const characters = [...text.slice(0, 400).replace(/\s+/g, " ").trim()];
  return characters.length > MAX_LENGTH
    ? `${characters
        .slice(0, MAX_LENGTH - 1)
        .join("")
        .trimEnd()}…`
    : characters.join("");
}
