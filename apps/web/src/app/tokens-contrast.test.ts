import { LABEL_COLORS } from "@takt/domain/labels/model/label-color";
import { describe, expect, test } from "vitest";
import { contrast, toHex } from "./contrast.fixture";
import { readTokens } from "./read-tokens.fixture";

const tokens = readTokens();
const SURFACES = ["background", "surface", "surface-2", "sheet", "sunk", "selected"];
const FILLS = ["primary", "secondary", "danger", "warning"];
const SOFT = ["primary-soft", "secondary-soft", "danger-soft", "warning-soft", "neutral-soft"];

/** What is put on what, and the least contrast that WCAG 2.2 AA asks of it: 1.4.3 for texts, 1.4.11 for the rest. */
const PAIRS: [on: string, colour: string, least: number][] = [
  ...SURFACES.flatMap((surface) => [pair(surface, "foreground", 4.5), pair(surface, "muted-fg", 4.5)]),
  ...SURFACES.filter((surface) => surface !== "selected").flatMap((surface) => [
    pair(surface, "subtle-fg", 4.5),
    ...FILLS.map((fill) => pair(surface, `${fill}-text`, 4.5)),
    pair(surface, "border-strong", 3),
    pair(surface, "ring", 3),
  ]),
  ...FILLS.map((fill) => pair(fill, `${fill}-fg`, 4.5)),
  ...["primary", "secondary"].map((fill) => pair(`${fill}-hover`, `${fill}-fg`, 4.5)),
  ...SOFT.map((soft) => pair(soft, `${soft}-fg`, 4.5)),
  ...SURFACES.flatMap((surface) => LABEL_COLORS.map((color) => pair(surface, `label-${color}`, 3))),
  ...[1, 2, 3, 4, 5].map((number) => pair("surface", `chart-${number}`, 3)),
];

function pair(on: string, colour: string, least: number): [string, string, number] {
  return [on, colour, least];
}

const inTheme = (name: string, theme: "light" | "dark") => {
  const [light = "", dark = ""] = tokens[`--${name}`]!.value.match(/oklch\([^)]+\)/g) ?? [];
  return theme === "light" ? light : dark;
};

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(PAIRS)("on %s the colour %s has a contrast of at least %d", (on, colour, least) => {
    expect(contrast(inTheme(on, theme), inTheme(colour, theme))).toBeGreaterThanOrEqual(least);
  });

  test("the hexadecimal value beside a colour is that colour", () => {
    for (const name of Object.keys(tokens))
      expect([name, tokens[name]![theme]]).toEqual([name, toHex(inTheme(name.slice(2), theme))]);
  });

  test("the chosen option stands out from the bar that it is in: it is lighter, and has an edge of 3:1", () => {
    const [bar, chosen, edge] = ["surface-2", "selected", "border-strong"].map((name) =>
      inTheme(name, theme),
    );
    const white = "oklch(1 0 0)";
    expect(contrast(white, chosen!)).toBeLessThan(contrast(white, bar!));
    expect(contrast(bar!, edge!)).toBeGreaterThanOrEqual(3);
  });
});

test("black on white has the contrast that WCAG gives it", () => {
  expect(contrast("oklch(0 0 0)", "oklch(1 0 0)")).toBeCloseTo(21, 5);
});
