import { splitText, toLittleText } from "@takt/domain/posts/model/publish-text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { previewSegments } from "./preview-text";

test("hashtags and links are marked", () => {
  expect(splitText("See https://takt.example/a?b=1. #Über_uns\n#1 is none")).toEqual([
    { kind: "text", text: "See " },
    { kind: "link", text: "https://takt.example/a?b=1" },
    { kind: "text", text: ". " },
    { kind: "hashtag", text: "#Über_uns" },
    { kind: "text", text: "\n#1 is none" },
  ]);
});

test("the joined segments equal the text", () => {
  const nasty = "a#b ##c (x) [y] {z} \\ 👩‍👩‍👧 https://é.de/ü#f, #déjà  \n\n #x#y http:// https://a";
  expect(
    splitText(nasty)
      .map((segment) => segment.text)
      .join(""),
  ).toBe(nasty);
});

/** The hashtags in the text that is sent to LinkedIn. */
function sentHashtags(text: string): string[] {
  const templates = toLittleText(text).matchAll(/(?<!\\)(?:\\\\)*\{hashtag\|\\#\|((?:[^\\}]|\\.)+)\}/gu);
  return [...templates].map(([, name]) => name!.replace(/\\(.)/gu, "$1"));
}

const getHashtags = (text: string) =>
  splitText(text).flatMap((segment) => (segment.kind === "hashtag" ? [segment.text.slice(1)] : []));

test.each([
  ['"https://a.b/x"#tag', ["tag"]],
  ["https://a.b/x_(y)#part)#tag", ["tag"]],
  ["#\u0301a", ["\u0301a"]],
  ["HTTPS://a.b/x#tag", []],
  ["see (#one), #two_2 and #3", ["one", "two_2"]],
])("the preview of %j marks the hashtags that are sent", (text, tags) => {
  expect(getHashtags(text)).toEqual(tags);
  expect(sentHashtags(text)).toEqual(tags);
});

test("a link keeps its brackets and leaves the marks around it", () => {
  expect(splitText("(„https://de.wikipedia.org/wiki/Takt_(Musik)“)🎉")).toEqual([
    { kind: "text", text: "(„" },
    { kind: "link", text: "https://de.wikipedia.org/wiki/Takt_(Musik)" },
    { kind: "text", text: "“)🎉" },
  ]);
});

test("a URL in capitals is a link", () => {
  expect(splitText("HTTPS://a.b/x.")).toEqual([
    { kind: "link", text: "HTTPS://a.b/x" },
    { kind: "text", text: "." },
  ]);
});

test("for any text, the preview marks exactly the hashtags that are sent", () => {
  const pieces = fc.constantFrom(
    ..."# a B ß é \u0301 1 _ & / \" ' < > ( ) { } \\ | . , \n".split(" "),
    " ",
    "https://",
    "HTTP://x.y/",
    "#tag",
    "{hashtag|",
    "👩‍👩‍👧",
  );
  const text = fc.array(pieces, { maxLength: 24 }).map((all) => all.join(""));
  fc.assert(
    fc.property(text, (all) => {
      expect(getHashtags(all)).toEqual(sentHashtags(all));
      expect(
        splitText(all)
          .map((segment) => segment.text)
          .join(""),
      ).toBe(all);
    }),
    { seed: 20_261_127, numRuns: 3000 },
  );
});

test("what is left of an outline is marked", () => {
  const text = "Outline, not AI:\n\nSo: [… your example with one figure]. #tag";
  const segments = previewSegments(text);
  expect(segments.filter(({ kind }) => kind === "gap").map((gap) => gap.text)).toEqual([
    "Outline, not AI:",
    "[… your example with one figure]",
  ]);
  expect(segments.map((segment) => segment.text).join("")).toBe(text);
});
