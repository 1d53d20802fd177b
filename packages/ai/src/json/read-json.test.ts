import { expect, test } from "vitest";
import { readJson } from "./read-json";

test.each([
  ['{"a":1}', { a: 1 }],
  ['```json\n{"a":1}\n```', { a: 1 }],
  ['Here you are:\n{"a":{"b":2}}\nDone.', { a: { b: 2 } }],
  ["", undefined],
  ["Just words.", undefined],
  ['{"a":', undefined],
  ["} {", undefined],
])("the JSON in %j is read", (raw, value) => {
  expect(readJson(raw)).toEqual(value);
});
