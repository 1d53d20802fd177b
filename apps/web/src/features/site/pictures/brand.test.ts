import { expect, test } from "vitest";
import { readTokens } from "~/app/read-tokens.fixture";
import { BRAND } from "./brand";

test("pictures have the colours of the light theme", () => {
  const tokens = readTokens();
  for (const [name, hex] of Object.entries(BRAND))
    expect([name, hex]).toEqual([
      name,
      tokens[`--${name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`]?.light,
    ]);
});
