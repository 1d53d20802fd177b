import { expect, test } from "vitest";
import { topicText } from "./topic-view";

test("the text of a topic is its title, with the angle as a second paragraph", () => {
  expect(topicText({ title: "Feedback", angle: "What changed my work" })).toBe(
    "Feedback\n\nWhat changed my work",
  );
  expect(topicText({ title: "Feedback", angle: null })).toBe("Feedback");
  expect(topicText({ title: "Feedback", angle: "" })).toBe("Feedback");
});
