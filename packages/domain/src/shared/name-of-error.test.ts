import { expect, test } from "vitest";
import { nameOfError } from "./name-of-error";

test("the kind and the code, never the words", () => {
  expect(nameOfError(new TypeError("a secret text"))).toEqual({ cause: "TypeError" });
  expect(nameOfError(Object.assign(new Error("a secret text"), { code: "P2002" }))).toEqual({
    cause: "Error",
    code: "P2002",
  });
  expect(nameOfError("a secret text")).toEqual({ cause: "unknown" });
});
