import { expect, test } from "vitest";
import { REFUSED_LOGOS } from "../testing/refused-logos";
import { HARMLESS_LOGOS, RED, svg } from "../testing/sample-logos";
import { cleanLogo } from "./clean-logo.mjs";

const box = { width: 640, height: 160 };
const clean = (content: string) => cleanLogo({ bytes: Buffer.from(content), box });

test.each(REFUSED_LOGOS)("a logo with %s is refused", (_, content, code, reason) => {
  expect(clean(content)).toMatchObject({ kind: "refused", code, reason });
});

test.each(HARMLESS_LOGOS)("what is not drawn is left out, and the rest stays: %s", (_, content) => {
  const cleaned = clean(content);
  expect(cleaned).toMatchObject({ kind: "cleaned", svg: expect.stringContaining('fill="#f00"') as string });
  expect(JSON.stringify(cleaned)).not.toMatch(/script|alert|example|file:|animate|pattern|<\?|72l/);
});

test.each([
  ["a tall one", 'viewBox="0 0 100 400"', 'viewBox="0 0 100 400" width="40" height="160"'],
  ["one without a view", 'width="200px" height="100"', 'width="320" height="160"'],
  ["one with a width", 'viewBox="0 0 400 100" width="5cm"', 'viewBox="0 0 400 100" width="640" height="160"'],
  ["a tiny one", 'viewBox="0 0 1 1"', 'viewBox="0 0 1 1" width="160" height="160"'],
])("an SVG is as large as it fits: %s", (_, attributes, wanted) => {
  const cleaned = clean(svg(RED, attributes));
  for (const attribute of wanted.match(/\S+="[^"]*"/g) ?? [])
    expect(cleaned).toMatchObject({ svg: expect.stringContaining(` ${attribute}`) as string });
});

test("a quote of a value does not end it", () => {
  const cleaned = clean(svg(`<g id="a&quot; onload=&quot;b">${RED}</g>`));
  expect(cleaned).toMatchObject({ svg: expect.stringContaining("&quot; onload=&quot;b") as string });
});
