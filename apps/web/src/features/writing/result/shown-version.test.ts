import { expect, test } from "vitest";
import { shownVersion } from "./shown-version";
import { versionOf } from "./version-of.fixture";

const [one, two] = [versionOf(1), versionOf(2, { basedOn: "version-1" })];
const three = versionOf(3, { kind: "rewritten", basedOn: one.id });

test("what was chosen stays, also when a newer one comes from elsewhere", () => {
  expect(shownVersion([one, two], two.id)).toEqual({ version: two, before: one });
  expect(shownVersion([one, two, three], two.id)).toEqual({ version: two, before: one });
});

test("compared with the one it was made from, not with the one before; written anew, with none", () => {
  expect(shownVersion([one, two, three], three.id)?.before).toBe(one);
  expect(shownVersion([one, versionOf(2)], null)?.before).toBe(null);
});

test("nothing chosen, or gone: the newest", () => {
  expect(shownVersion([one, two], null)?.version).toBe(two);
  expect(shownVersion([one, two], three.id)?.version).toBe(two);
  expect(shownVersion([one], one.id)?.before).toBe(null);
  expect(shownVersion([], one.id)).toBe(null);
});
