import { expect, test } from "vitest";
import { versionOrigin } from "./version-origin";

test.each([
  [{ engine: "model", parameters: {} }, "generated"],
  [{ engine: null, parameters: { editedFrom: { engine: "model" } } }, "assisted"],
  [{ engine: "outline", parameters: {} }, "outline"],
  [{ engine: null, parameters: { editedFrom: { engine: "outline" } } }, "outline"],
  // An edit of the first releases, which did not name its base.
  [{ engine: null, parameters: {} }, "assisted"],
] as const)("a version of %j is %s", (version, origin) => {
  expect(versionOrigin(version)).toBe(origin);
});
