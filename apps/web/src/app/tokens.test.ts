import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readTokens } from "./read-tokens.fixture";

const globals = readFileSync(path.join(import.meta.dirname, "globals.css"), "utf8");

test("every colour is said in both themes, and has a utility", () => {
  for (const name of Object.keys(readTokens()))
    expect(globals).toContain(`--color-${name.slice(2)}: var(${name});`);
});
