import { expect, test } from "vitest";
import { parseLegalText } from "./parse-legal-text";

test("paragraphs are parted by blank lines, and links are taken out of them", () => {
  expect(
    parseLegalText("See the [imprint](/impressum#dispute).\n\nOr [there](https://example.com/a)."),
  ).toEqual([
    { kind: "paragraph", pieces: ["See the ", { text: "imprint", href: "/impressum#dispute" }, "."] },
    { kind: "paragraph", pieces: ["Or ", { text: "there", href: "https://example.com/a" }, "."] },
  ]);
});

test("lines with a dash are a list", () => {
  expect(parseLegalText("- one\n- [two](/two)")).toEqual([
    { kind: "list", items: [["one"], [{ text: "two", href: "/two" }]] },
  ]);
});

test("an address of another kind stays text", () => {
  expect(parseLegalText("[x](javascript:alert(1))")).toEqual([
    { kind: "paragraph", pieces: ["[x](javascript:alert(1))"] },
  ]);
});
