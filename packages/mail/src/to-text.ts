import type { WrittenLetter } from "./written-letter";

/** The plain text of a letter: everything the HTML says, addresses in full. */
export function toText(letter: WrittenLetter, imprint: string | undefined): string {
  const blocks = [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.quotes ?? []).map(({ label, text }) => `${label}\n> ${text.replaceAll("\n", "\n> ")}`),
    ...(letter.links ?? []).map(({ text, note, url }) => `- ${text}${note ? ` (${note})` : ""}\n  ${url}`),
    `${letter.action.label}: ${letter.action.url}`,
    // The mark that mail programs know a signature by.
    ["-- ", letter.why, letter.settings && `${letter.settings.label}: ${letter.settings.url}`, imprint]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
