import { expect, test } from "vitest";
import { textSegments } from "./text-segments";

test("hashtags and links are marked", () => {
  expect(textSegments("See https://takt.example/a?b=1. #Über_uns\n#1 is none")).toEqual([
    { kind: "text", text: "See " },
    { kind: "link", text: "https://takt.example/a?b=1" },
    { kind: "text", text: ". " },
    { kind: "hashtag", text: "#Über_uns" },
    { kind: "text", text: "\n#1 is none" },
  ]);
});

test("nothing is lost or changed, whatever the text", () => {
  const nasty = "a#b ##c (x) [y] {z} \\ 👩‍👩‍👧 https://é.de/ü#f, #déjà  \n\n #x#y http:// https://a";
  expect(
    textSegments(nasty)
      .map((segment) => segment.text)
      .join(""),
  ).toBe(nasty);
});
