import { expect, test } from "vitest";
import { shownVersion } from "./shown-version";
import { versionOf } from "./version-of.fixture";

const [one, two, three] = [versionOf(1), versionOf(2), versionOf(3)];

test("what was chosen stays, also when a newer one comes from elsewhere", () => {
  expect(shownVersion([one, two], two.id)).toEqual({ version: two, before: one });
  expect(shownVersion([one, two, three], two.id)).toEqual({ version: two, before: one });
});

test("nothing chosen, or gone: the newest", () => {
  expect(shownVersion([one, two], null)?.version).toBe(two);
  expect(shownVersion([one, two], three.id)?.version).toBe(two);
  expect(shownVersion([one], one.id)?.before).toBe(null);
  expect(shownVersion([], one.id)).toBe(null);
});
