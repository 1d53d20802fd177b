import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingsSchema } from "./settings";

test("every switch is explained in docs/linkedin-api.md, and that page names no other", () => {
  const page = readFileSync(new URL("../../../../docs/linkedin-api.md", import.meta.url), "utf8");
  const tables = [...page.matchAll(/^\| +switch +\|.*\n(?:\|.*\n)+/gm)].map(([table]) => table).join("");
  const firstCells = [...tables.matchAll(/^\|([^|]*)\|/gm)].map(([, cell]) => cell).join("");
  const explained = [...firstCells.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const apart = page.includes("`uploadBytesPerSecond`") ? ["uploadBytesPerSecond"] : [];
  expect([...explained, ...apart].toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
});
