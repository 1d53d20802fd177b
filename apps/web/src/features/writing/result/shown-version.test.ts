import { expect, test } from "vitest";
import { shownVersion } from "./shown-version";
import { versionOf } from "./version-of.fixture";

const [one, two] = [versionOf(1), versionOf(2, { basedOn: "version-1" })];
const three = versionOf(3, { kind: "rewritten", basedOn: one.id });

test("a chosen version stays when a newer one arrives", () => {
  expect(shownVersion([one, two], two.id)).toEqual({ version: two, before: one });
  expect(shownVersion([one, two, three], two.id)).toEqual({ version: two, before: one });
});

test("a version is compared with the one it is based on, and a newly written one with none", () => {
  expect(shownVersion([one, two, three], three.id)?.before).toBe(one);
  expect(shownVersion([one, versionOf(2)], null)?.before).toBe(null);
});

test("the newest version is shown when none is chosen or the chosen one is gone", () => {
  expect(shownVersion([one, two], null)?.version).toBe(two);
  expect(shownVersion([one, two], three.id)?.version).toBe(two);
  expect(shownVersion([one], one.id)?.before).toBe(null);
  expect(shownVersion([], one.id)).toBe(null);
});
