import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { composeTopics } from "./compose-topics";
import { ENGLISH_GUIDE, GERMAN_PRESS } from "./testing/articles";

describe("a German article without headings", () => {
  const topics = composeTopics({ text: GERMAN_PRESS, language: "de" });

  test("topics cover the subject, each with a sentence of the text", () => {
    expect(topics.length).toBeGreaterThanOrEqual(4);
    const titles = topics.map((topic) => topic.title).join("\n");
    for (const word of ["Homeoffice", "Mikropausen", "Absprachen"]) expect(titles).toContain(word);
    for (const { quote } of topics) expect(GERMAN_PRESS).toContain(quote);
    // No quote ends after an abbreviation.
    for (const { quote } of topics) expect(quote).not.toMatch(/(z\.|ca\.|Mio\.|\b\d+\.)$/);
  });

  test("the angle is in the requested language", () => {
    expect(topics.map((topic) => topic.angle).join(" ")).toContain("Beginnen Sie mit „ca. 5 Mio. Euro“");
    const english = composeTopics({ text: GERMAN_PRESS, language: "en" });
    expect(english.map((topic) => topic.quote)).toEqual(topics.map((topic) => topic.quote));
    expect(english.map((topic) => topic.angle).join(" ")).toContain("Open with “ca. 5 Mio. Euro”");
  });
});

test("each section with a heading gives its key sentence, and the heading is no title", () => {
  const topics = composeTopics({ text: ENGLISH_GUIDE, language: "en" });
  expect(topics.map((topic) => topic.title)).toEqual([
    "Triage means sorting incoming questions by topic, urgency and owner",
    "A support agent that reads the inbox can draft answers to the ten most frequent questions",
    "A customer who is angry notices a template within two lines",
  ]);
  const one = composeTopics({ text: ENGLISH_GUIDE, language: "en", headings: ["What triage means"] });
  expect(one.map((topic) => topic.title)).not.toContain("What triage means");
});

test("a text of few words gives few topics", () => {
  expect(composeTopics({ text: "", language: "en" })).toEqual([]);
  expect(composeTopics({ text: "?! … ---", language: "en" }).length).toBeLessThanOrEqual(2);
  const endless = "lorem ipsum ".repeat(300);
  const [only, ...others] = composeTopics({ text: endless, language: "de" });
  expect(others).toEqual([]);
  expect(only!.quote.length).toBeLessThanOrEqual(400);
  expect(endless).toContain(only!.quote);
});

test("any text gives at most 7 topics with unique verbatim quotes and at most 5 keywords from the text", () => {
  const words = fc.constantFrom(
    ..."Homeoffice Team und die steigt. Produktivität um 20 Prozent! Why? is the support agent.\n\n".split(
      " ",
    ),
  );
  const texts = fc.oneof(
    fc.array(words, { maxLength: 300 }).map((all) => all.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 500 }),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom("en" as const, "de" as const), (text, language) => {
      const topics = composeTopics({ text, language });
      expect(composeTopics({ text, language })).toEqual(topics);
      expect(topics.length).toBeLessThanOrEqual(7);
      for (const { title, angle, quote, keywords } of topics) {
        expect(text).toContain(quote);
        expect(quote.trim()).not.toBe("");
        expect(title.length).toBeLessThanOrEqual(100);
        expect(angle).not.toBe("");
        expect(keywords.length).toBeLessThanOrEqual(5);
        for (const keyword of keywords) expect(text).toContain(keyword);
      }
    }),
    { seed: 20_261_127, numRuns: 400 },
  );
});

test("sentences with reference marks are whole sentences, and the marks are in no title or angle", () => {
  const text = [
    "History[edit]",
    "The company was founded in Leeds by three sisters.[1] It grew to 24 shops within ten years.[2][3]",
    "Criticism[edit]",
    "Unions objected to the pay, because it depended on sales.[4] A new contract ended the dispute.[citation needed]",
  ].join("\n\n");
  const topics = composeTopics({ text, language: "en" });
  expect(topics.length).toBeGreaterThanOrEqual(3);
  for (const { title, angle } of topics) expect(`${title} ${angle}`).not.toMatch(/\[|History|Criticism/);
});

test("a repeated sentence is one topic", () => {
  const { length } = composeTopics({ text: GERMAN_PRESS, language: "de" });
  const topics = composeTopics({ text: `${GERMAN_PRESS}\n\n${GERMAN_PRESS}`, language: "de" });
  expect(topics.length).toBeGreaterThanOrEqual(length);
  expect(new Set(topics.map((topic) => topic.title)).size).toBe(topics.length);
});

test("10,000 hostile characters are processed in time", () => {
  for (const text of [
    "a. ".repeat(3_333),
    "Ab ".repeat(3_333),
    GERMAN_PRESS.repeat(9).slice(0, 10_000),
    "x".repeat(10_000),
  ]) {
    expect(composeTopics({ text, language: "de" }).length).toBeLessThanOrEqual(7);
  }
});
