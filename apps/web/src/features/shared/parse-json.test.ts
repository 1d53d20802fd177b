import { expect, test } from "vitest";
import { parseJson } from "./parse-json";

test("a text is parsed, and one that is no JSON is null", () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(["", "{", "undefined", "a=b"].map(parseJson)).toEqual([null, null, null, null]);
});
