import { expect, test } from "vitest";
import { topicInput } from "../topics/model/topic-input";
import { TOPIC_LIMITS } from "../topics/model/topic-limits";
import { createTopicFilter } from "./create-topic-filter";
import type { FoundTopic } from "../topics/model/topic-view";

const LONG = "word ".repeat(400);
const TEXT = `A team sorts first. Nobody had to be hired. ${LONG}`;
const topic = (overrides: Partial<Record<keyof FoundTopic, unknown>> = {}) => ({
  title: "Sorting",
  angle: "From the team's side",
  quote: "A team sorts first.",
  keywords: ["team"],
  ...overrides,
});
const filter = (...topics: unknown[]) =>
  topics.map(createTopicFilter(TEXT)).filter((passed) => passed !== null);

test("a valid topic passes unchanged", () => {
  expect(filter(topic())).toEqual([topic()]);
});

test.each([
  ["a quote that does not stand in the text", { quote: "A team never sorts." }],
  ["no quote", { quote: "" }],
  ["one word of it", { quote: "team" }],
  ["a quote longer than a bookmark's", { quote: LONG.slice(0, TOPIC_LIMITS.quote + 4) }],
  ["no title", { title: " \u200b" }],
  ["a title longer than a bookmark's", { title: "x".repeat(TOPIC_LIMITS.title + 1) }],
  ["no angle", { angle: "" }],
  ["an angle longer than a bookmark's", { angle: "x".repeat(TOPIC_LIMITS.angle + 1) }],
  ["a title that is no text", { title: 7 }],
  ["keywords that are no list", { keywords: "team" }],
])("left out: %s", (_name, overrides) => {
  expect(filter(topic(overrides))).toEqual([]);
});

test.each([null, undefined, 1, "topic", [], {}])("%j is filtered out", (given) => {
  expect(filter(given)).toEqual([]);
});

test("each title passes once, case-insensitively, and a filtered topic does not reserve its title", () => {
  const topics = filter(
    topic({ quote: "Not there at all." }),
    topic(),
    topic({ title: " SORTING ", angle: "Other" }),
    topic({ title: "Hiring" }),
  );
  expect(topics.map(({ title }) => title)).toEqual(["Sorting", "Hiring"]);
});

test("at most seven topics pass", () => {
  expect(filter(...Array.from({ length: 9 }, (_, i) => topic({ title: `Topic ${i}` })))).toHaveLength(7);
});

test("at most ten keywords pass, without #, each once, none too long or empty", () => {
  const keywords = ["#Team", "team", " ", "x".repeat(61), ...Array.from({ length: 20 }, (_, i) => `w${i}`)];
  const [passed] = filter(topic({ keywords }));
  expect(passed!.keywords).toEqual(["team", ...Array.from({ length: 9 }, (_, i) => `w${i}`)]);
});

test("invisible characters are removed, and a topic that passes can be bookmarked", () => {
  const [passed] = filter(
    topic({
      title: "Sort\u0000ing \u202efirst\nand last\ud800",
      angle: "\u200bFrom <b>here</b>",
      quote: "A team\u00ad sorts\u0000 first.",
      keywords: ["te\u2066am"],
    }),
  );
  expect(passed).toEqual({
    title: "Sorting first and last",
    angle: "From <b>here</b>",
    quote: "A team sorts first.",
    keywords: ["team"],
  });
  expect(topicInput.safeParse({ ...passed, source: "text", language: "en" }).success).toBe(true);
});
