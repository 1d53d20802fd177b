import { expect, test } from "vitest";
import { captureLog } from "./testing/capture-log";
import { createVersions } from "./versions";

test("the state of a version is reported once, and again when it changes", () => {
  const reported: string[] = [];
  const versions = createVersions(["202610", "202609"], captureLog().log, (version, state) => {
    reported.push(`${version} ${state}`);
  });
  versions.works("202610");
  versions.works("202610");
  expect(reported).toEqual(["202610 works"]);
  versions.retired("202610");
  versions.retired("202610");
  versions.works("202609");
  expect(versions.candidates()).toEqual(["202609", "202610"]);
  versions.works("202610");
  expect(reported.slice(1)).toEqual(["202610 retired", "202609 works", "202610 works"]);
});
