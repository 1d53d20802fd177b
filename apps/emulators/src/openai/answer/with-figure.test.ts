import { expect, test } from "vitest";
import { withFigure } from "./compose-value";

test("the figure is added to the first sentence", () => {
  expect(withFigure("1. Z. B. hier. Und dort!", "de", "example.com")).toEqual({
    text: "1. Z. B. hier (42 Prozent, example.com). Und dort!",
    figures: ["42 Prozent"],
  });
  expect(withFigure("He says “so be this”. Yes.", "en", "example.com").text).toBe(
    "He says “so be this” (42 percent, example.com). Yes.",
  );
});

test("a text without a sentence is unchanged", () =>
  expect(withFigure("No end", "en", "example.com")).toEqual({ text: "No end", figures: [] }));
