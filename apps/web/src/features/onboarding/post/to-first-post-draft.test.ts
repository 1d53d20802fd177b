import { expect, test } from "vitest";
import { parseHashtags } from "./parse-hashtags";
import { toFirstPostDraft } from "./to-first-post-draft";

test("the hashtags of a post are written as they are typed", () => {
  const hashtags = ["Führung", "Team", "future_of_work"];
  const draft = toFirstPostDraft({ content: "Grüße 👋", hashtags });
  expect(draft).toEqual({ content: "Grüße 👋", hashtags: "Führung, Team, future_of_work" });
  expect(parseHashtags(draft.hashtags)).toEqual(hashtags);
});
