import { expect, test } from "vitest";
import { createOwnVersions } from "./use-update-voice";

test("a version is followed through the page's own updates", () => {
  const versions = createOwnVersions();
  versions.add(3, 4);
  versions.add(4, 5);
  expect([3, 4, 5].map(versions.latest)).toEqual([5, 5, 5]);
});

test("a version is not followed past an update from elsewhere", () => {
  const versions = createOwnVersions();
  versions.add(3, 4);
  // Version 5 is from another tab.
  versions.add(5, 6);
  expect([3, 2].map(versions.latest)).toEqual([4, 2]);
});
