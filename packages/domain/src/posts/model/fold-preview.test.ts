import { expect, test } from "vitest";
import { foldText } from "./fold-preview";

test("a short text is not folded", () => {
  expect(foldText("One\nTwo\nThree", "desktop")).toBeNull();
});

test("a text is folded at its fourth line", () => {
  expect(foldText("One\nTwo\nThree\nFour", "desktop")).toBe("One\nTwo\nThree");
});

test("a long text is folded, earlier on a phone", () => {
  const text = "x".repeat(300);
  expect(foldText(text, "desktop")).toHaveLength(210);
  expect(foldText(text, "mobile")).toHaveLength(140);
});

test("an emoji at the fold stays whole", () => {
  expect(foldText("x".repeat(209) + "😀".repeat(20), "desktop")).toBe("x".repeat(209));
});
