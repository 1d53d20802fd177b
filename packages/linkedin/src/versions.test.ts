import { expect, test } from "vitest";
import { quietLog } from "./testing/quiet-log";
import { createVersions } from "./versions";

test("what LinkedIn says of a version is told once, and again when it changes", () => {
  const told: string[] = [];
  const versions = createVersions(["202610", "202609"], quietLog().log, (version, state) => {
    told.push(`${version} ${state}`);
  });
  versions.works("202610");
  versions.works("202610");
  expect(told).toEqual(["202610 works"]);
  versions.retired("202610");
  versions.retired("202610");
  versions.works("202609");
  expect(versions.candidates()).toEqual(["202609", "202610"]);
  versions.works("202610");
  expect(told.slice(1)).toEqual(["202610 retired", "202609 works", "202610 works"]);
});
