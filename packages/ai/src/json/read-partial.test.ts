import fc from "fast-check";
import { expect, test } from "vitest";
import { readPartialText, readWholeItems } from "./read-partial";

/** Quotes, escapes, surrogate pairs and other text that JSON escapes. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', "\\", "\n", "\t", "\u0000", "{", "}", "😀", "ß"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});

/** As written by servers that send only ASCII. */
const inAscii = (json: string) =>
  json.replace(/[^\n\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

test("the text read at any split is a growing prefix of the whole", () => {
  fc.assert(
    fc.property(
      text,
      fc.array(fc.string(), { maxLength: 3 }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom("", "```json\n", "Here you are:\n"),
      (text, hashtags, ascii, textLast, before) => {
        const answer = textLast ? { hashtags, sources: [], text } : { text, hashtags, sources: [] };
        const raw = before + (ascii ? inAscii(JSON.stringify(answer, null, 1)) : JSON.stringify(answer));
        let last = "";
        for (let end = 0; end <= raw.length; end++) {
          const now = readPartialText(raw.slice(0, end), "text");
          expect(now.startsWith(last)).toBe(true);
          expect(text.startsWith(now)).toBe(true);
          // `startsWith` alone accepts half a pair as a prefix.
          expect(now).not.toMatch(/[\ud800-\udbff]$/);
          last = now;
        }
        expect(last).toBe(text);
      },
    ),
    { seed: 20_261_127, numRuns: 300 },
  );
});

test.each([
  ["", ""],
  ["no JSON at all", ""],
  ['{"text": 5}', ""],
  ['{"text": "a" "b"}', "a"],
  ['{"inner": {"text": "not this"}, "text": "this', "this"],
  ['{"text": "half an escape \\u00', "half an escape "],
  ['{"__proto__": {"text": "no"}}', ""],
  [`${'{"a":['.repeat(5_000)}`, ""],
])("the partial text of case %# is read", (raw, read) => {
  expect(readPartialText(raw, "text")).toBe(read);
});

const topics = [
  { title: "One", keywords: ["a", "b"] },
  { title: "Two", keywords: ["c"] },
];
const raw = JSON.stringify({ topics });

test("an item is returned as soon as it is complete, and not before", () => {
  const ends = topics.map((topic) => raw.indexOf(JSON.stringify(topic)) + JSON.stringify(topic).length);
  for (let end = 0; end <= raw.length; end++) {
    const whole = topics.slice(0, ends.filter((one) => one <= end).length);
    expect(readWholeItems(raw.slice(0, end), "topics").map((item) => ({ ...item }))).toEqual(whole);
  }
});

test("a value that is not a list of objects has no items", () => {
  expect(readWholeItems('{"topics": "x"}', "topics")).toEqual([]);
  expect(readWholeItems('{"topics": [1, null, ["a"', "topics")).toEqual([]);
});
