import { expect, test } from "vitest";
import { countTokens, splitPieces } from "./count-tokens";

test("the joined pieces are the text", () => {
  expect(splitPieces('{"text":"Über 20 %"}')).toEqual([
    "{",
    '"',
    "text",
    '"',
    ":",
    '"',
    "Über",
    " 20",
    " %",
    '"',
    "}",
  ]);
  for (const text of ["", "  \n a  ", "😀 👩‍👩‍👧 \ud800x", "Donaudampfschifffahrt", "\u0000\n\n"])
    expect(splitPieces(text).join("")).toBe(text);
  expect(countTokens("")).toBe(0);
});
