import { BRAND_SURFACES } from "@takt/domain/brand/model/brand-surfaces";
import { PAIRS } from "@takt/domain/brand/model/contrast-pairs.fixture";
import { contrast, toHex } from "@takt/domain/brand/model/oklch";
import { LABEL_COLORS } from "@takt/domain/labels/model/label-color";
import { describe, expect, test } from "vitest";
import { readTokens } from "./read-tokens.fixture";

const tokens = readTokens();
const SURFACES = ["background", "surface", "surface-2", "sheet", "sunk", "selected"];
/** A label is a dot, whose name stands beside it. */
const LABEL_PAIRS = SURFACES.flatMap((surface) =>
  LABEL_COLORS.map((color): [string, string, number] => [surface, `label-${color}`, 3]),
);

const inTheme = (name: string, theme: "light" | "dark") => tokens[`--${name}`]![theme];

/** The sRGB of a colour that its `oklch(…)` is. */
function computed(name: string, theme: "light" | "dark"): string {
  const values = tokens[name]!.value.match(/oklch\([^)]+\)/g) ?? [];
  const [l = 0, c = 0, h = 0] = (values[theme === "light" ? 0 : 1]!.match(/[\d.]+/g) ?? []).map(Number);
  return toHex({ l, c, h });
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each([...PAIRS, ...LABEL_PAIRS])(
    "on %s the colour %s has a contrast of at least %d",
    (on, colour, least) => {
      expect(contrast(inTheme(on, theme), inTheme(colour, theme))).toBeGreaterThanOrEqual(least);
    },
  );

  test("the hexadecimal value beside a colour is that colour", () => {
    for (const name of Object.keys(tokens))
      expect([name, tokens[name]![theme]]).toEqual([name, computed(name, theme)]);
  });

  test("the chosen option stands out from the bar that it is in: it is lighter, and has an edge of 3:1", () => {
    const [bar, chosen, edge] = ["surface-2", "selected", "border-strong"].map((name) =>
      inTheme(name, theme),
    );
    expect(contrast("#ffffff", chosen!)).toBeLessThan(contrast("#ffffff", bar!));
    expect(contrast(bar!, edge!)).toBeGreaterThanOrEqual(3);
  });
});

test.each(["light", "dark"] as const)(
  "the surfaces that a brand is put on are those of the %s theme",
  (theme) => {
    for (const [name, surface] of Object.entries(BRAND_SURFACES[theme]))
      expect([name, surface]).toEqual([name, inTheme(name, theme)]);
  },
);

test("black on white has the contrast that WCAG gives it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
