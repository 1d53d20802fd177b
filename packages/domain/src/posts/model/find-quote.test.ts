import { describe, expect, test } from "vitest";
import { findQuote, toQuote } from "./find-quote";
import { QUOTE_CONTEXT } from "./note-length";

const TEXT = "We ship on Monday. We test on Monday. We rest on Sunday.";
const quoteAt = (start: number, length: number, text = TEXT) =>
  toQuote(text, { start, end: start + length }, QUOTE_CONTEXT);
const found = (text: string, quote: ReturnType<typeof quoteAt>) => {
  const range = findQuote(text, quote);
  return (
    range && `${text.slice(0, range.start)}[${text.slice(range.start, range.end)}]${text.slice(range.end)}`
  );
};

describe("findQuote", () => {
  test("finds the place of an unchanged text, of several with the same words the right one", () => {
    expect(found(TEXT, quoteAt(11, 6))).toBe("We ship on [Monday]. We test on Monday. We rest on Sunday.");
    expect(found(TEXT, quoteAt(30, 6))).toBe("We ship on Monday. We test on [Monday]. We rest on Sunday.");
  });

  test("follows its words where text is put before them, or taken away", () => {
    expect(found(`Hello! ${TEXT}`, quoteAt(30, 6))).toBe(
      "Hello! We ship on Monday. We test on [Monday]. We rest on Sunday.",
    );
    expect(found("We test on Monday.", quoteAt(30, 6))).toBe("We test on [Monday].");
  });

  test("takes the nearest where nothing around it is as it was", () => {
    expect(found("x Monday y Monday z", { text: "Monday", before: "", after: "", at: 10 })).toBe(
      "x Monday y [Monday] z",
    );
  });

  test("finds nothing where the words have changed", () => {
    expect(found(TEXT.replaceAll("Monday", "Tuesday"), quoteAt(30, 6))).toBeNull();
  });
});

test("toQuote keeps the words around a place, as far as there are any", () => {
  expect(toQuote("abcdef", { start: 2, end: 4 }, 1)).toEqual({ text: "cd", before: "b", after: "e", at: 2 });
  expect(toQuote("abc", { start: 0, end: 3 }, 5)).toEqual({ text: "abc", before: "", after: "", at: 0 });
});
