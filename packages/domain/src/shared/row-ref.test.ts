import { expect, test } from "vitest";
import { versionRef } from "./row-ref";

const id = "0b7f6c1e-7f0a-4c39-9a52-6f1f5f0c1a11";

const accepts = (part: object) => versionRef.safeParse({ id, version: 1, ...part }).success;

test("a reference has an id and a version", () => {
  for (const version of [1, 2_147_483_647]) expect(accepts({ version })).toBe(true);
  for (const version of [0, -1, 1.5, 2_147_483_648, Number.NaN, "1", null, undefined])
    expect({ version, taken: accepts({ version }) }).toEqual({ version, taken: false });
});

test.each([{ id: "1" }, { id: undefined }, { userId: id }])("%j is refused", (part) => {
  expect(accepts(part)).toBe(false);
});
