import { expect, test } from "vitest";
import { excerpt } from "./post-summary";

test("an excerpt is one line, cut at a word", () => {
  expect(excerpt("Three things\n\nI stopped doing", 20)).toBe("Three things I…");
  expect(excerpt(" short ", 20)).toBe("short");
});

test("an excerpt does not end in half an emoji", () => {
  expect(excerpt("x".repeat(19) + "😀😀", 20)).toBe("x".repeat(19) + "…");
});

test("an excerpt is within its length, with the ellipsis", () => {
  expect(excerpt("x".repeat(30), 20)).toBe("x".repeat(19) + "…");
  expect(excerpt("x".repeat(20), 20)).toBe("x".repeat(20));
});
