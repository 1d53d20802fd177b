import { expect, test } from "vitest";
import { askedFailure } from "./asked-failure";

test("a call may ask for a failure, wherever its words stand", () => {
  expect(askedFailure({ input: [{ content: 'A "topic", emulate failure: cut_midway.' }] })).toBe(
    "cut_midway",
  );
  expect(askedFailure({ messages: [{ content: "emulate failure: slow" }] })).toBe("slow");
});

test("what is none, is none", () => {
  expect(askedFailure({ input: "emulate failure: thunder" })).toBeNull();
  expect(askedFailure({ input: "How to emulate failure" })).toBeNull();
  expect(askedFailure(undefined)).toBeNull();
});
