import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitsLinkedIn, MAX_POST_LENGTH, postLength } from "./post-length";

describe("length in UTF-16 units", () => {
  test.each([
    ["abc", [], { visible: 3, sent: 3 }],
    ["😀", [], { visible: 2, sent: 2 }],
    // Woman, joiner, woman, joiner, girl: one symbol, eight units.
    ["👩‍👩‍👧", [], { visible: 8, sent: 8 }],
    ["é", [], { visible: 1, sent: 1 }],
    ["e\u0301", [], { visible: 1, sent: 1 }],
    // Escapes count in the form that is sent.
    ["a (b)", [], { visible: 5, sent: 7 }],
    // "\n\n#a" and its template {hashtag|\#|a}.
    ["x", ["a"], { visible: 5, sent: 3 + "{hashtag|\\#|a}".length }],
    ["a\r\nb  ", [], { visible: 3, sent: 3 }],
  ])("the length of %j with %j is counted in both forms", (content, hashtags, wanted) => {
    expect(postLength(content, hashtags)).toEqual(wanted);
  });
});

describe("limit of LinkedIn", () => {
  test.each([
    ["x".repeat(3_000), [], true],
    ["x".repeat(3_001), [], false],
    ["😀".repeat(1_500), [], true],
    ["😀".repeat(1_501), [], false],
    // Readers would see 1501 characters, but 3002 are sent.
    ["(".repeat(1_500), [], true],
    ["(".repeat(1_501), [], false],
    ["x".repeat(2_990), ["takt"], false],
    // The end is cut off before it goes out.
    ["x".repeat(3_000) + "\n\n  ", [], true],
  ])("text %# is checked against the limit", (content, hashtags, wanted) => {
    expect(fitsLinkedIn(content, hashtags)).toBe(wanted);
  });

  test("a post fits exactly when both forms fit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3_500, size: "max" }), (content) => {
        const { visible, sent } = postLength(content, []);
        expect(sent).toBeGreaterThanOrEqual(visible);
        expect(fitsLinkedIn(content, [])).toBe(visible <= MAX_POST_LENGTH && sent <= MAX_POST_LENGTH);
      }),
      { seed: 20_261_127 },
    );
  });
});
