const SURFACES = ["background", "surface", "surface-2", "sheet", "sunk", "selected"];
const FILLS = ["primary", "secondary", "danger", "warning"];
const SOFT = ["primary-soft", "secondary-soft", "danger-soft", "warning-soft", "neutral-soft"];

/**
 * Which of the colors of apps/web/src/app/tokens.css is put on which, by their names there, and the least contrast that
 * WCAG 2.2 AA asks of it: 1.4.3 for texts, 1.4.11 for the rest.
 */
export const PAIRS: [on: string, color: string, least: number][] = [
  ...SURFACES.flatMap((surface) => [pair(surface, "foreground", 4.5), pair(surface, "muted-fg", 4.5)]),
  ...SURFACES.filter((surface) => surface !== "selected").flatMap((surface) => [
    pair(surface, "subtle-fg", 4.5),
    ...FILLS.map((fill) => pair(surface, `${fill}-text`, 4.5)),
    pair(surface, "border-strong", 3),
    pair(surface, "ring", 3),
  ]),
  // Checkboxes and switches are filled with them.
  ...["sheet", "background", "surface"].flatMap((surface) => [
    pair(surface, "primary", 3),
    pair(surface, "secondary", 3),
  ]),
  ...FILLS.map((fill) => pair(fill, `${fill}-fg`, 4.5)),
  ...["primary", "secondary"].map((fill) => pair(`${fill}-hover`, `${fill}-fg`, 4.5)),
  ...SOFT.map((soft) => pair(soft, `${soft}-fg`, 4.5)),
  ...[1, 2, 3, 4, 5].map((number) => pair("surface", `chart-${number}`, 3)),
];

function pair(on: string, color: string, least: number): [string, string, number] {
  return [on, color, least];
}
