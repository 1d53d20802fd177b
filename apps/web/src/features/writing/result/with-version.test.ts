import { expect, test } from "vitest";
import { versionOf } from "./version-of.fixture";
import { withVersion } from "./with-version";

test("a new version is appended, and a changed one keeps its position", () => {
  const [one, two, three] = [versionOf(1), versionOf(2), versionOf(3)];
  expect(withVersion([one, two], three)).toEqual([one, two, three]);
  const changed = versionOf(2, { text: "Changed" });
  expect(withVersion([one, two, three], changed)).toEqual([one, changed, three]);
});
