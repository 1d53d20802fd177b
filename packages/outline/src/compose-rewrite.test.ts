import fc from "fast-check";
import { expect, test } from "vitest";
import { composeOutline } from "./compose-outline";
import { composeRewrite, type OutlineRewrite } from "./compose-rewrite";
import { OUTLINE_MARKS } from "./outline-marks";
import { countSentences } from "./sentences/count-sentences";
import { anyParameters, GIVEN } from "./testing/any-parameters";
import { withoutMark } from "./without-mark";

const REWRITES: OutlineRewrite[] = ["shorter", "longer", "more_personal", "other_hook", "other_language"];
const LONG = { ...GIVEN, length: "long", language: "de", contentType: "story" } as const;
const { text } = composeOutline(LONG);
const rewrite = (rewrite: OutlineRewrite, from = text, part = {}) =>
  composeRewrite({ parameters: { ...LONG, ...part }, text: from, rewrite }).text;
const call = "Ihre Sicht ist in den Kommentaren willkommen.";

test("shorter: fewer sentences, the first and the call to action stay; at the end it stays as it is", () => {
  const once = rewrite("shorter");
  expect(countSentences(once, "de")).toBeLessThan(countSentences(text, "de"));
  let last = once;
  for (let round = 0; round < 9; round += 1) last = rewrite("shorter", last);
  expect(last).toBe(`${OUTLINE_MARKS.de}\n\n${text.split("\n\n")[1]!.split(". ")[0]}.\n\n${call}`);
});

test("longer: three more sentences before the call to action, until there are none", () => {
  const once = rewrite("longer");
  expect(countSentences(once, "de")).toBe(countSentences(text, "de") + 3);
  expect(once.endsWith(`\n\n${call}`)).toBe(true);
  expect(rewrite("longer", rewrite("longer", rewrite("longer", once)))).toBe(
    rewrite("longer", rewrite("longer", once)),
  );
});

test("more personal: prompts, once", () => {
  const once = rewrite("more_personal");
  expect(once.match(/\[[^\]]+\]/g)).toHaveLength(3);
  expect(rewrite("more_personal", once)).toBe(once);
});

test("another hook each time, then the first again; the rest stays", () => {
  const second = rewrite("other_hook");
  const third = rewrite("other_hook", second);
  expect(new Set([text, second, third].map((one) => one.slice(0, 60))).size).toBe(3);
  expect(rewrite("other_hook", third)).toBe(text);
  expect(second.slice(second.indexOf("Geschrieben"))).toBe(text.slice(text.indexOf("Geschrieben")));
});

test("the other language is the one that the text is not in, whatever the parameters say", () => {
  expect(rewrite("other_language")).toBe(composeOutline({ ...LONG, language: "en" }).text);
  expect(rewrite("other_language", text, { language: "en" })).toBe(
    composeOutline({ ...LONG, language: "en" }).text,
  );
  expect(rewrite("other_language", "This is what we have learned about it so far.")).toBe(text);
});

test("a text that could be of either language is in the one of the parameters", () => {
  const rewritten = (language: "en" | "de", how: OutlineRewrite) =>
    rewrite(how, "Homeoffice 2026", { language });
  for (const [language, other] of [
    ["en", "de"],
    ["de", "en"],
  ] as const) {
    expect(rewritten(language, "longer").startsWith(OUTLINE_MARKS[language])).toBe(true);
    expect(rewritten(language, "other_language").startsWith(OUTLINE_MARKS[other])).toBe(true);
  }
});

test("a text of somebody else's is changed in its own language and marked", () => {
  const own = "We tried it for a year. It was hard. It paid off.\n\nWhat would you have done?";
  const shorter = rewrite("shorter", own, { callToAction: "discussion" });
  expect(shorter).toBe(
    "Outline, not AI:\n\nWe tried it for a year. It was hard.\n\nWhat would you have done?",
  );
});

test("what does not fit into 3,000 characters goes from the middle", () => {
  const full = `Der Anfang ist kurz.\n\n${"Das ist ein Satz. ".repeat(160)}\n\n${call}`;
  const longer = rewrite("longer", full);
  expect(longer.length).toBeGreaterThan(2_900);
  expect(longer.startsWith(`${OUTLINE_MARKS.de}\n\nDer Anfang ist kurz.`)).toBe(true);
  expect(longer.endsWith(`\n\n${call}`)).toBe(true);
});

test("any text, any rewrite: marked, deterministic, at most 3,000 characters", () => {
  fc.assert(
    fc.property(
      anyParameters,
      fc.oneof(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.constantFrom("Ein Satz. ".repeat(400), "x".repeat(5_000), text),
      ),
      fc.constantFrom(...REWRITES),
      (parameters, from, how) => {
        const task = { parameters, text: from, rewrite: how };
        const result = composeRewrite(task);
        expect(composeRewrite(structuredClone(task))).toEqual(result);
        expect(result.text.length).toBeLessThanOrEqual(3_000);
        expect(withoutMark(result.text)).not.toBe(result.text);
      },
    ),
    { numRuns: 250 },
  );
});
