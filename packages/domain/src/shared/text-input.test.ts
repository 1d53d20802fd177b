import { expect, test } from "vitest";
import { hashtagInput, requiredText, textInput, trimmedText } from "./text-input";

test("a text is kept with its line ends, letters and characters as Takt keeps them", () => {
  expect(textInput(20).parse("a\r\nb\vc\0u\u0308\ud83d ")).toBe("a\nb\ncü ");
});

test("the length of a text counts after that", () => {
  expect(textInput(3).safeParse("a\r\nb").success).toBe(true);
  expect(textInput(3).safeParse("u\u0308u\u0308u\u0308").success).toBe(true);
  expect(textInput(3).safeParse("\u0958\u0958").success).toBe(false);
});

test("a trimmed text may be empty, a required one may not", () => {
  expect(trimmedText(3).parse("\ufeff \f a \u0085")).toBe("a");
  expect(trimmedText(3).parse(" \0 ")).toBe("");
  expect(requiredText(3).safeParse(" \0 ").success).toBe(false);
  expect(requiredText(3, 2).safeParse("a\0 ").success).toBe(false);
});

test("a hashtag is one word, without what made an emoji of its neighbour", () => {
  expect(hashtagInput(10).parse("takt\ufe0f")).toBe("takt");
  expect(hashtagInput(10).parse("u\u0308ber")).toBe("über");
  for (const tag of ["a b", "#a", "", "1", "a\n", "❤️"])
    expect(hashtagInput(10).safeParse(tag).success).toBe(false);
});
