import { NO_BRAND } from "@takt/domain/brand/model/brand-view";
import { expect, test } from "vitest";
import { findFaults, normalizeDraft, toBrand, toColor, toDraft } from "./brand-values";

const EMPTY = toDraft(NO_BRAND);

test.each([
  ["#7A1F5C", "#7a1f5c"],
  ["7a1f5c ", "#7a1f5c"],
  ["#0af", "#00aaff"],
  ["", null],
  [" ", null],
  ["#7a1f5", "#7a1f5"],
  ["red", "red"],
])("the color %j is saved as %j", (typed, color) => {
  expect(toColor(typed)).toBe(color);
});

test("drafts that differ in blanks and in how a color is written are the same", () => {
  const draft = { ...EMPTY, name: " Studio ", primaryColor: "0AF" };
  expect(normalizeDraft(draft)).toEqual({ ...EMPTY, name: "Studio", primaryColor: "#00aaff" });
});

test("each field that the server would refuse has its fault", () => {
  const long = "x".repeat(301);
  const draft = { ...EMPTY, name: long, primaryColor: "red", senderName: "a@b", footer: long };
  expect(findFaults(toBrand(draft))).toEqual({
    name: "tooLong",
    primaryColor: "invalid",
    senderName: "invalid",
    footer: "tooLong",
  });
  expect(findFaults(toBrand(EMPTY))).toEqual({});
});
