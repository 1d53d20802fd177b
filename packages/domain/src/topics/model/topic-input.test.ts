import { describe, expect, test } from "vitest";
import { topicInput } from "./topic-input";

const typed = { title: "A topic", source: "typed", language: "en" };
const found = { ...typed, source: "url", sourceUrl: "https://example.com/article?a=1#b" };
const takes = (input: unknown) => topicInput.safeParse(input).success;

describe("title", () => {
  test.each([
    ["a character", "x", true],
    ["200 characters", "x".repeat(200), true],
    ["201 characters", "x".repeat(201), false],
    ["200 characters with spaces around", ` ${"x".repeat(200)} `, true],
    ["nothing", "", false],
    ["spaces", "   ", false],
    ["nothing but a NUL", "\u0000", false],
  ])("%s: %s is taken: %s", (_name, title, taken) => {
    expect(takes({ ...typed, title })).toBe(taken);
  });

  test("spaces around are no part of it", () => {
    expect(topicInput.parse({ ...typed, title: "  A topic \n" }).title).toBe("A topic");
  });
});

describe("angle", () => {
  test.each([
    ["500 characters", "x".repeat(500), true],
    ["501 characters", "x".repeat(501), false],
    ["nothing: left out instead", "", false],
    ["a NUL", "\u0000", false],
  ])("%s", (_name, angle, taken) => {
    expect(takes({ ...typed, angle })).toBe(taken);
  });
});

describe("source, quote and keywords", () => {
  test.each([
    ["a quote of 1,000 characters", { quote: "x".repeat(1000) }, true],
    ["a quote of 1,001 characters", { quote: "x".repeat(1001) }, false],
    ["no quote: left out instead", { quote: " " }, false],
    ["a quote with a NUL", { quote: "\u0000" }, false],
    ["ten keywords", { keywords: Array(10).fill("x") }, true],
    ["eleven keywords", { keywords: Array(11).fill("x") }, false],
    ["none", { keywords: [] }, true],
    ["a keyword of 60 characters", { keywords: ["x".repeat(60)] }, true],
    ["a keyword of 61 characters", { keywords: ["x".repeat(61)] }, false],
    ["an empty keyword", { keywords: [" "] }, false],
    ["a keyword of nothing but a NUL", { keywords: ["\u0000"] }, false],
  ])("%s: taken %#", (_name, words, taken) => {
    expect(takes({ ...found, ...words })).toBe(taken);
  });

  test("spaces around are no part of it", () => {
    expect(topicInput.parse({ ...found, quote: " A sentence. ", keywords: [" word "] })).toMatchObject({
      quote: "A sentence.",
      keywords: ["word"],
    });
  });
});

describe("address", () => {
  const createUrl = (length: number) => `https://example.com/${"x".repeat(length - 20)}`;
  test.each([
    ["4,096 characters", createUrl(4096), true],
    ["4,097 characters", createUrl(4097), false],
    ["http", "http://example.com", true],
    ["a script", "javascript:alert(1)", false],
    ["a script behind a line end", "https://a\njavascript:alert(1)", false],
    ["a file", "file:///etc/passwd", false],
    ["no scheme", "example.com", false],
    ["no host", "https://", false],
    ["a control character", "https://example.com/\u0007", true],
  ])("%s: taken %s", (_name, sourceUrl, taken) => {
    expect(takes({ ...found, sourceUrl })).toBe(taken);
  });

  test("a URL belongs to the source url only", () => {
    expect(takes(found)).toBe(true);
    expect(takes({ ...found, sourceUrl: undefined })).toBe(false);
    for (const source of ["starter", "typed", "text"]) expect(takes({ ...found, source })).toBe(false);
  });
});

test("an input has one of two languages, one of four sources and no other key", () => {
  for (const source of ["starter", "typed", "text"]) expect(takes({ ...typed, source })).toBe(true);
  expect(takes({ ...typed, source: "rss" })).toBe(false);
  expect(takes({ ...typed, language: "de" })).toBe(true);
  expect(takes({ ...typed, language: "fr" })).toBe(false);
  expect(takes({ ...typed, userId: "x" })).toBe(false);
});
