import { expect, test } from "vitest";
import { sourceOffer } from "./source-offer";

const sentence = "Ten words make a sentence that is long enough here.";

test("an address among the texts", () => {
  expect(sourceOffer("text", "https://example.com/an-article")).toBe("url");
  expect(sourceOffer("text", "\n http://example.com \n")).toBe("url");
  for (const typed of [
    "",
    "example.com",
    "https://",
    "See https://example.com/a",
    "https://a b",
    "https://[",
    sentence,
  ])
    expect(sourceOffer("text", typed)).toBeNull();
  expect(sourceOffer("text", `https://example.com/${"x".repeat(2048)}`)).toBeNull();
});

test("a text as an address: long enough to be one", () => {
  expect(sentence.length).toBeGreaterThanOrEqual(50);
  expect(sourceOffer("url", sentence)).toBe("text");
  expect(sourceOffer("url", sentence.slice(0, 49).trim())).toBeNull();
  expect(sourceOffer("url", `https://example.com/${"x".repeat(200)}`)).toBeNull();
  expect(sourceOffer("url", "")).toBeNull();
});
