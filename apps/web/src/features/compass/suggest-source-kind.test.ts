import { expect, test } from "vitest";
import { suggestSourceKind } from "./suggest-source-kind";

const sentence = "Ten words make a sentence that is long enough here.";

test("an address typed as a text belongs to the other tab", () => {
  expect(suggestSourceKind("text", "https://example.com/an-article")).toBe("url");
  expect(suggestSourceKind("text", "\n http://example.com \n")).toBe("url");
  for (const typed of [
    "",
    "example.com",
    "https://",
    "See https://example.com/a",
    "https://a b",
    "https://[",
    sentence,
  ])
    expect(suggestSourceKind("text", typed)).toBeNull();
  expect(suggestSourceKind("text", `https://example.com/${"x".repeat(2048)}`)).toBeNull();
});

test("a text typed as an address belongs to the other tab when it is long enough", () => {
  expect(sentence.length).toBeGreaterThanOrEqual(50);
  expect(suggestSourceKind("url", sentence)).toBe("text");
  expect(suggestSourceKind("url", sentence.slice(0, 49).trim())).toBeNull();
  expect(suggestSourceKind("url", `https://example.com/${"x".repeat(200)}`)).toBeNull();
  expect(suggestSourceKind("url", "")).toBeNull();
});
