import { expect, test } from "vitest";
import { errorLogFields } from "./error-log-fields";

test("the fields have the name and the code of an error, never its message", () => {
  expect(errorLogFields(new TypeError("a secret text"))).toEqual({ cause: "TypeError" });
  expect(errorLogFields(Object.assign(new Error("a secret text"), { code: "P2002" }))).toEqual({
    cause: "Error",
    code: "P2002",
  });
  expect(errorLogFields("a secret text")).toEqual({ cause: "unknown" });
});
