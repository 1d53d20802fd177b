import { expect, test } from "vitest";
import { findGaps, findNextGap } from "./outline-gaps";

const texts = (text: string) => findGaps(text).map((gap) => gap.text);

test("the first line of an outline and its gaps are found in order", () => {
  const text = "Gliederung, keine KI:\n\nSo war es: [… Ihr Beispiel mit einer Zahl]. Und [… deine Quelle].";
  expect(texts(text)).toEqual([
    "Gliederung, keine KI:",
    "[… Ihr Beispiel mit einer Zahl]",
    "[… deine Quelle]",
  ]);
  for (const { from, to, text: found } of findGaps(text)) expect(text.slice(from, to)).toBe(found);
  expect(texts("A word before.\n outline, not ai:\n[… Your name] and [… your view: short]")).toEqual([
    " outline, not ai:",
    "[… Your name]",
    "[… your view: short]",
  ]);
});

test.each([
  "A source [1], a note [sic], an [Update] and a link [here](https://a.example)",
  "[Anzeige] Ihr Beispiel steht hier. [ihr]",
  "A template: Hi [your name], I saw [your company]. A quotation […] with a cut [...]",
  "This is an outline, not AI: it says so in the middle.",
  "[… your example\nover two lines]",
])("what people put in brackets themselves is no gap: %j", (text) => {
  expect(findGaps(text)).toEqual([]);
});

test("the next gap follows the position, and the first one follows the last", () => {
  const text = "a [… your b] c [… your d] e";
  expect(findNextGap(text, 0)?.text).toBe("[… your b]");
  expect(findNextGap(text, 3)?.text).toBe("[… your d]");
  expect(findNextGap(text, 20)?.text).toBe("[… your b]");
  expect(findNextGap("done", 0)).toBeNull();
});
