import { expect, test } from "vitest";
import { normalizeUrl } from "./normalize-url";

test.each([
  ["example.com", "https://example.com"],
  [" www.example.com/a?b#c ", "https://www.example.com/a?b#c"],
  ["example.com:8080/a", "https://example.com:8080/a"],
  ["münchen.example/straße", "https://münchen.example/straße"],
  // Left unchanged, because they already have a scheme or are no host.
  ["https://example.com/a", "https://example.com/a"],
  ["HTTP://example.com", "HTTP://example.com"],
  ["ftp://example.com", "ftp://example.com"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["two words.here", "two words.here"],
  ["A sentence.", "A sentence."],
  ["word", "word"],
  ["", ""],
])("%j is normalized", (typed, address) => {
  expect(normalizeUrl(typed)).toBe(address);
});
