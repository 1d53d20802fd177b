import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import { zodResponseFormat, zodTextFormat } from "openai/helpers/zod";
import { describe, expect, test } from "vitest";
import { POST_FORMAT, readPostAnswer } from "./post-answer";
import { readTopicsAnswer, TOPICS_FORMAT } from "./topics-answer";

/** Returns every object in a schema with its keywords. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

describe.each([POST_FORMAT, TOPICS_FORMAT])("the sent schema of $name", ({ schema, name }) => {
  const sent = [zodTextFormat(schema, name).schema, zodResponseFormat(schema, name).json_schema.schema!];

  test("every field is required and no others are allowed", () => {
    expect(zodTextFormat(schema, name)).toMatchObject({ type: "json_schema", name, strict: true });
    for (const object of sent.flatMap(objectsIn).filter(({ type }) => type === "object")) {
      expect(object.additionalProperties).toBe(false);
      expect(object.required).toEqual(Object.keys(object.properties as object));
    }
  });

  test("the schema uses no keyword that another server may not support", () => {
    const keywords = new Set(sent.flatMap(objectsIn).flatMap(Object.keys));
    for (const keyword of [
      "minLength",
      "maxLength",
      "minItems",
      "maxItems",
      "minimum",
      "maximum",
      "pattern",
      "format",
      "anyOf",
      "$ref",
    ])
      expect(keywords).not.toContain(keyword);
  });
});

describe("a post answer", () => {
  test.each([
    [
      '{"text":" Hi ","hashtags":["a"],"sources":[{"title":null,"url":"u"},{"title":"T","url":"v","figures":["70 %"]},{"title":"T","url":"w","figures":70}]}',
      {
        text: "Hi",
        hashtags: ["a"],
        sources: [
          { title: "", url: "u", figures: [] },
          { title: "T", url: "v", figures: ["70 %"] },
          { title: "T", url: "w", figures: [] },
        ],
      },
    ],
    ['```json\n{"text":"Hi"}\n```', { text: "Hi", hashtags: [], sources: [] }],
    ['{"text":"a\\u0000b\\r\\nu\\u0308\\ud83d"}', { text: "ab\nü", hashtags: [], sources: [] }],
  ])("the answer %s is read as a post", (raw, post) => expect(readPostAnswer(raw)).toEqual(post));

  test.each([
    "",
    "Hi",
    "{}",
    '{"text":""}',
    '{"text":5}',
    '{"text":" \\u0000 "}',
    '{"text":"a","hashtags":"x"}',
    `{"text":"${"a".repeat(15_001)}"}`,
  ])("the answer %.40s is no post", (raw) => expect(readPostAnswer(raw)).toBeNull());
});

describe("a topics answer", () => {
  const topic = { title: "T", angle: "A", quote: "Q", keywords: ["#a", "a", "b", "c", "d", "e", "f"] };
  test("invalid topics are left out, with at most seven topics and five keywords", () => {
    expect(readTopicsAnswer(JSON.stringify({ topics: [topic, { ...topic, quote: "" }, 5] }))).toEqual([
      { ...topic, keywords: ["a", "b", "c", "d", "e"] },
    ]);
    expect(readTopicsAnswer(JSON.stringify({ topics: Array.from({ length: 9 }, () => topic) }))).toHaveLength(
      7,
    );
  });
  test("a topic too long to bookmark is left out", () => {
    const longest = {
      ...topic,
      title: "t".repeat(TOPIC_LIMITS.title),
      angle: "a".repeat(TOPIC_LIMITS.angle),
    };
    const found = [
      longest,
      { ...topic, title: `${longest.title}t` },
      { ...topic, angle: `${longest.angle}a` },
    ];
    expect(readTopicsAnswer(JSON.stringify({ topics: found }))).toMatchObject([
      { title: longest.title, angle: longest.angle },
    ]);
  });
  test.each(["", "{}", '{"topics":[]}', '{"topics":[{}]}'])("the answer %s has no topics", (raw) =>
    expect(readTopicsAnswer(raw)).toBeNull(),
  );
});
