/** Tells whether a quoted sentence is the title once more, so that a card shows it once. */
export const repeatsTitle = (quote: string, title: string): boolean =>
  comparable(quote) === comparable(title);

const comparable = (text: string) =>
  text
    .trim()
    .replace(/[.!;:]+$/u, "")
    .toLowerCase();
