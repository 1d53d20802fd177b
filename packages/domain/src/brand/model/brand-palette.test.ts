import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestReadable, type Shades, type Theme, toShades } from "./brand-palette";
import { BRAND_SURFACES } from "./brand-surfaces";
import { PAIRS } from "./contrast-pairs.fixture";
import { contrast, toOklch } from "./oklch";

const THEMES = ["light", "dark"] as const;
/** The background of an e-mail's text (packages/mail/src/to-html.ts). */
const MAIL_CARD = { light: "#ffffff", dark: "#151a18" };
const HEX = /^#[0-9a-f]{6}$/;

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

/** The shades of a color by the names of the tokens that they replace. */
const named = (name: string, shades: Shades) => ({
  [name]: shades.fill,
  [`${name}-hover`]: shades.hover,
  [`${name}-fg`]: shades.onFill,
  [`${name}-text`]: shades.text,
  [`${name}-soft`]: shades.soft,
  [`${name}-soft-fg`]: shades.onSoft,
});

/** The pairs of a brand with these colors that cannot be read. */
function unreadable(theme: Theme, primary: Shades, secondary: Shades) {
  const colors: Record<string, string> = {
    ...BRAND_SURFACES[theme],
    "mail-card": MAIL_CARD[theme],
    ...named("primary", primary),
    ...named("secondary", secondary),
  };
  const onMailCard = ["primary", "secondary"].flatMap((name): typeof PAIRS => [
    ["mail-card", name, 3],
    ["mail-card", `${name}-text`, 4.5],
  ]);
  return [...PAIRS, ...onMailCard]
    .filter(([on, color]) => /^(primary|secondary)/.test(color) && colors[on] !== undefined)
    .filter(([on, color, least]) => !(contrast(colors[on]!, colors[color]!) >= least));
}

test("every pair of a brand can be read in both themes, whichever two colors it has", () => {
  fc.assert(
    fc.property(anyColor, anyColor, (first, second) => {
      const [primary, secondary] = [toShades(first), toShades(second)];
      for (const theme of THEMES) {
        expect(unreadable(theme, primary[theme], secondary[theme])).toEqual([]);
        for (const shade of Object.values(primary[theme])) expect(shade).toMatch(HEX);
      }
    }),
    { seed: 67, numRuns: 100 },
  );
});

test("what is offered as readable is a fill and a text unchanged, and offered again it is itself", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const offered = nearestReadable(color);
      expect(toShades(offered).light).toMatchObject({ fill: offered, text: offered });
      expect(nearestReadable(offered)).toBe(offered);
    }),
    { seed: 67, numRuns: 100 },
  );
});

test("a color keeps its hue, except a yellow, which turns to amber", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const [from, to] = [toOklch(color), toOklch(nearestReadable(color))];
      // Without chroma a hue is rounding alone.
      fc.pre(from.c > 0.05 && to.c > 0.05 && (from.h < 75 || from.h > 125));
      expect(Math.abs(((from.h - to.h + 540) % 360) - 180)).toBeLessThan(4);
    }),
    { seed: 67, numRuns: 100 },
  );
});

test.each(["#2a5dbf", "#0b3d91", "#c2185b", "#2e7d32", "#000000", "#0000ff"])(
  "%s can be read in the light theme and stays as it is",
  (color) => {
    expect(nearestReadable(color)).toBe(color);
    expect(toShades(color).light).toMatchObject({ fill: color, text: color, onFill: "#ffffff" });
  },
);

test.each(["#ffff00", "#00ff00", "#1da1f2", "#ffffff"])("%s stays as it is in the dark theme", (color) => {
  expect(toShades(color).dark).toMatchObject({ fill: color, text: color });
});

test.each([
  ["white", "#ffffff", "#6d6d6d"],
  ["grey", "#808080", "#6d6d6d"],
  ["yellow", "#ffff00", "#956300"],
  ["red", "#ff0000", "#dd0000"],
  ["light blue", "#1da1f2", "#0073b2"],
])("instead of %s a color is offered that is as light as can be", (_, color, offered) => {
  expect(nearestReadable(color)).toBe(offered);
  expect(contrast(offered, BRAND_SURFACES.light["surface-2"])).toBeCloseTo(4.5, 0);
});

test("black is lighter under the pointer, and white darker", () => {
  expect(contrast(toShades("#000000").light.hover, "#000000")).toBeGreaterThan(1.1);
  expect(contrast(toShades("#ffffff").dark.hover, "#ffffff")).toBeGreaterThan(1.1);
});
