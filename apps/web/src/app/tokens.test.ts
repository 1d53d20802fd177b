import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const css = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");

it("follows the system with exactly the colours of the dark theme", () => {
  expect(colours('[data-theme="system"]')).toEqual(colours('[data-theme="dark"]'));
  expect(Object.keys(colours(":root"))).toEqual(Object.keys(colours('[data-theme="dark"]')));
});

function colours(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  const found = Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  );
  if (Object.keys(found).length < 30) throw new Error(`no colours for ${selector}`);
  return found as Record<string, string>;
}
