/** The colors of labels, as the database has them; a theme has its own shade of each (apps/web/src/app/tokens.css). */
export const LABEL_COLORS = ["grey", "red", "orange", "yellow", "green", "teal", "blue", "purple"] as const;
export type LabelColor = (typeof LABEL_COLORS)[number];

/** Returns the color that the fewest labels have, the first of them in their order: what a new label is offered. */
export function nextColor(used: readonly LabelColor[]): LabelColor {
  const count = (color: LabelColor) => used.filter((one) => one === color).length;
  const [first, ...others] = LABEL_COLORS;
  return others.reduce<LabelColor>((best, color) => (count(color) < count(best) ? color : best), first);
}
