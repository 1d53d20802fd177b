import { expect, test } from "vitest";
import { draftText } from "./draft-text";

test("a draft is the topic's title, with the angle as a second paragraph", () => {
  expect(draftText({ title: "Feedback", angle: "What changed my work" })).toBe(
    "Feedback\n\nWhat changed my work",
  );
  expect(draftText({ title: "Feedback", angle: null })).toBe("Feedback");
  expect(draftText({ title: "Feedback", angle: "" })).toBe("Feedback");
});
