import { expect, test } from "vitest";
import { joinBlocks, MAX_TEXT_LENGTH } from "./join-blocks.mjs";

/** @param {string} text @param {number | null} level */
const block = (text, level = null) => ({ text, level });

test("blocks are joined with blank lines, and headings of the second and third level are listed", () => {
  const blocks = [block("Title", 1), block("Two", 2), block("words"), block("Three", 3), block("Four", 4)];
  expect(joinBlocks(blocks)).toEqual({
    text: "Title\n\nTwo\n\nwords\n\nThree\n\nFour",
    headings: ["Two", "Three"],
    truncated: false,
  });
  expect(joinBlocks([])).toEqual({ text: "", headings: [], truncated: false });
});

test("a text of 10,000 characters is complete, a longer one is truncated", () => {
  const half = "x".repeat(MAX_TEXT_LENGTH / 2);
  const rest = "y".repeat(MAX_TEXT_LENGTH / 2 - 2);
  expect(joinBlocks([block(half), block(rest)])).toMatchObject({
    text: `${half}\n\n${rest}`,
    truncated: false,
  });
  expect(joinBlocks([block(half), block(`${rest}z`)])).toMatchObject({
    text: `${half}\n\n${rest}`,
    truncated: true,
  });
});

test("a text is cut between words, and headings that were cut off are not listed", () => {
  const words = joinBlocks([block("word ".repeat(3_000).trim())]);
  expect(words.text.length).toBeGreaterThan(MAX_TEXT_LENGTH - 10);
  expect(words.text.endsWith("word")).toBe(true);

  const emoji = joinBlocks([block(`x${"😀".repeat(6_000)}`)]);
  expect(emoji.text.length).toBe(MAX_TEXT_LENGTH - 1);
  expect(emoji.text.endsWith("😀")).toBe(true);

  const full = [block("x".repeat(MAX_TEXT_LENGTH - 5)), block("A heading", 2), block("and more")];
  expect(joinBlocks(full)).toMatchObject({ headings: [], truncated: true });
  expect(joinBlocks([block("x".repeat(MAX_TEXT_LENGTH)), block("A heading", 2)])).toEqual({
    text: "x".repeat(MAX_TEXT_LENGTH),
    headings: [],
    truncated: true,
  });
});

test("at most fifty headings are listed, and none as long as a paragraph", () => {
  const many = Array.from({ length: 60 }, (_, at) => block(`Heading ${at}`, 2));
  expect(joinBlocks(many).headings).toHaveLength(50);
  expect(joinBlocks([block("x".repeat(201), 2), block("x".repeat(200), 3)]).headings).toEqual([
    "x".repeat(200),
  ]);
});
