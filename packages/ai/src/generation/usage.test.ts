import { expect, test } from "vitest";
import { addUsage, toUsage } from "./usage";

test.each([
  [3, 4, { input: 3, output: 4 }],
  [0, 0, { input: 0, output: 0 }],
  [undefined, 4, null],
  [3, null, null],
  [-1, 4, null],
  [1.5, 4, null],
  ["3", 4, null],
])("the token counts %j and %j are read", (input, output, usage) => {
  expect(toUsage(input, output)).toEqual(usage);
});

test("the known usage of several calls is summed", () => {
  expect(addUsage({ input: 1, output: 2 }, { input: 10, output: 20 })).toEqual({ input: 11, output: 22 });
  expect(addUsage(null, { input: 1, output: 2 })).toEqual({ input: 1, output: 2 });
  expect(addUsage({ input: 1, output: 2 }, null)).toEqual({ input: 1, output: 2 });
  expect(addUsage(null, null)).toBeNull();
});
