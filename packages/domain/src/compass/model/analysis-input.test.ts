import { describe, expect, test } from "vitest";
import { analysisInput } from "./analysis-input";

const takes = (source: unknown, more = {}) =>
  analysisInput.safeParse({ source, language: "en", ...more }).success;

describe("text", () => {
  test.each([
    ["49 characters", "x".repeat(49), false],
    ["50 characters", "x".repeat(50), true],
    ["49 characters with spaces around", ` ${"x".repeat(49)}\n `, false],
    ["10,000 characters", "x".repeat(10_000), true],
    ["10,000 characters with spaces around", ` ${"x".repeat(10_000)} `, true],
    ["10,001 characters", "x".repeat(10_001), false],
    ["a NUL, which does not count", `${"x".repeat(49)}\u0000`, false],
  ])("%s", (_name, text, taken) => {
    expect(takes({ kind: "text", text })).toBe(taken);
  });
});

describe("address", () => {
  test.each([
    ["2,048 characters", "x".repeat(2048), true],
    ["2,049 characters", "x".repeat(2049), false],
    ["nothing", "  ", false],
    ["nothing but a NUL", "\u0000", false],
    ["what is none: the page reader says so", "words", true],
  ])("%s", (_name, url, taken) => {
    expect(takes({ kind: "url", url })).toBe(taken);
  });

  test("white space around a URL is trimmed", () => {
    const input = { source: { kind: "url", url: " https://example.com \n" }, language: "de" };
    expect(analysisInput.parse(input).source).toEqual({ kind: "url", url: "https://example.com" });
  });
});

test("an input has one source, one of two languages and no other key", () => {
  const source = { kind: "text", text: "x".repeat(50) };
  expect(takes(source, { language: "fr" })).toBe(false);
  expect(takes(source, { extra: 1 })).toBe(false);
  expect(takes({ ...source, url: "https://example.com" })).toBe(false);
  expect(takes({ kind: "url", text: source.text })).toBe(false);
  expect(takes({ kind: "file", text: source.text })).toBe(false);
});
