/** The first line of an outline, so that nobody takes it for a finished text. */
export const OUTLINE_LABELS = { en: "Outline, not AI:", de: "Gliederung, keine KI:" } as const;

/** A passage of a text that its author still has to write or remove, in UTF-16 units. */
export type Gap = { from: number; to: number; text: string };

/**
 * A gap names in brackets what the author adds: "[… your example with one figure]". It begins with an ellipsis, because
 * people write "[your name]" in posts that are meant to be like that: templates, for instance.
 */
const GAP = /\[…\s[^[\]\n]{1,160}\]/gu;
const LABEL = new RegExp(`^[ \\t]*(?:${Object.values(OUTLINE_LABELS).join("|")})`, "gimu");

/** Finds what is left of an outline in a text, in order: its first line, and the gaps to fill. */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(LABEL), ...text.matchAll(GAP)]
    .map((found) => ({ from: found.index, to: found.index + found[0].length, text: found[0] }))
    .toSorted((a, b) => a.from - b.from);
}

/** Returns the first gap that begins at `position` or behind it, then the first of the text; null when none is left. */
export function findNextGap(text: string, position: number): Gap | null {
  const gaps = findGaps(text);
  return gaps.find(({ from }) => from >= position) ?? gaps[0] ?? null;
}
