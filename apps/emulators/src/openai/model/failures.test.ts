import { expect, test } from "vitest";
import { requestedFailure } from "./failures";

test("a call may request a failure anywhere in its text", () => {
  expect(requestedFailure({ input: [{ content: 'A "topic", emulate failure: cut_midway.' }] })).toBe(
    "cut_midway",
  );
  expect(requestedFailure({ messages: [{ content: "emulate failure: slow" }] })).toBe("slow");
});

test("an unknown failure is ignored", () => {
  expect(requestedFailure({ input: "emulate failure: thunder" })).toBeNull();
  expect(requestedFailure({ input: "How to emulate failure" })).toBeNull();
  expect(requestedFailure(undefined)).toBeNull();
});
