import { expect, test } from "vitest";
import { cutText, MAX_TEXT } from "./cut-text.mjs";

/** @param {string} text @param {number | null} level */
const block = (text, level = null) => ({ text, level });

test("blocks with blank lines between them; headings of the second and third level are topics", () => {
  const blocks = [block("Title", 1), block("Two", 2), block("words"), block("Three", 3), block("Four", 4)];
  expect(cutText(blocks)).toEqual({
    text: "Title\n\nTwo\n\nwords\n\nThree\n\nFour",
    headings: ["Two", "Three"],
    truncated: false,
  });
  expect(cutText([])).toEqual({ text: "", headings: [], truncated: false });
});

test("exactly 10,000 characters are whole, one more is cut", () => {
  const half = "x".repeat(MAX_TEXT / 2);
  const rest = "y".repeat(MAX_TEXT / 2 - 2);
  expect(cutText([block(half), block(rest)])).toMatchObject({ text: `${half}\n\n${rest}`, truncated: false });
  expect(cutText([block(half), block(`${rest}z`)])).toMatchObject({
    text: `${half}\n\n${rest}`,
    truncated: true,
  });
});

test("cuts between words, never within a character, and names no heading that it left out", () => {
  const words = cutText([block("word ".repeat(3_000).trim())]);
  expect(words.text.length).toBeGreaterThan(MAX_TEXT - 10);
  expect(words.text.endsWith("word")).toBe(true);

  const emoji = cutText([block(`x${"😀".repeat(6_000)}`)]);
  expect(emoji.text.length).toBe(MAX_TEXT - 1);
  expect(emoji.text.endsWith("😀")).toBe(true);

  const full = [block("x".repeat(MAX_TEXT - 5)), block("A heading", 2), block("and more")];
  expect(cutText(full)).toMatchObject({ headings: [], truncated: true });
  expect(cutText([block("x".repeat(MAX_TEXT)), block("A heading", 2)])).toEqual({
    text: "x".repeat(MAX_TEXT),
    headings: [],
    truncated: true,
  });
});

test("fifty headings at most, and none that is a paragraph", () => {
  const many = Array.from({ length: 60 }, (_, at) => block(`Heading ${at}`, 2));
  expect(cutText(many).headings).toHaveLength(50);
  expect(cutText([block("x".repeat(201), 2), block("x".repeat(200), 3)]).headings).toEqual(["x".repeat(200)]);
});
