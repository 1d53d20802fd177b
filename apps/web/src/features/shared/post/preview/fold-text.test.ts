import { expect, test } from "vitest";
import { foldText } from "./fold-text";

test("a short text is not folded", () => {
  expect(foldText("One\nTwo\nThree", "desktop")).toBeNull();
});

test("the fourth line folds", () => {
  expect(foldText("One\nTwo\nThree\nFour", "desktop")).toBe("One\nTwo\nThree");
});

test("many characters fold, sooner on a phone", () => {
  const text = "x".repeat(300);
  expect(foldText(text, "desktop")).toHaveLength(210);
  expect(foldText(text, "mobile")).toHaveLength(140);
});

test("an emoji on the edge stays whole", () => {
  expect(foldText("x".repeat(209) + "😀".repeat(20), "desktop")).toBe("x".repeat(209));
});
