import { expect, test } from "vitest";
import { checkVersion } from "./gates";

const active = ["202601", "202602"];

test("an active version passes with and without a revision", () => {
  expect(checkVersion("202601", active)).toBe("202601");
  expect(checkVersion("202602.01", active)).toBe("202602");
});

test("a missing version is 400", () => {
  expect(() => checkVersion(undefined, active)).toThrow(
    expect.objectContaining({ status: 400, body: expect.objectContaining({ code: "VERSION_MISSING" }) }),
  );
});

test.each(["202411", "202603", "2026", "latest"])("the version %s is 426 with the day appended", (header) => {
  expect(() => checkVersion(header, active)).toThrow(
    expect.objectContaining({
      status: 426,
      body: {
        status: 426,
        code: "NONEXISTENT_VERSION",
        message: `Requested version ${header}01 is not active`,
      },
    }),
  );
});
