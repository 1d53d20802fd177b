import { truncate } from "@takt/text/truncate";
import { topicInput } from "@takt/domain/topics/model/topic-input";
import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import { expect, test } from "vitest";
import { topicToBookmark } from "./topic-to-bookmark";

const answers = defaultAnswers("de");

test("a short topic becomes the title", () => {
  expect(topicToBookmark({ ...answers, topic: " Führung " })).toEqual({
    title: "Führung",
    source: "typed",
    language: "de",
  });
});

test.each([200, 201, 500])("a topic of %i characters becomes valid input", (length) => {
  for (const word of ["a", "word ", "x😀"]) {
    const topic = truncate(word.repeat(500), length - 1).padEnd(length - 1, "a") + "z";
    const bookmark = topicToBookmark({ ...answers, topic });
    expect(topicInput.safeParse(bookmark).success).toBe(true);
    expect(bookmark.angle).toBe(length > 200 ? topic : undefined);
  }
});
