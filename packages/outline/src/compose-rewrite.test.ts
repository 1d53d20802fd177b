import fc from "fast-check";
import { readSentences } from "@takt/text/sentences/read-sentences";
import { expect, test } from "vitest";
import { composeOutline } from "./compose-outline";
import { composeRewrite, type OutlineRewrite } from "./compose-rewrite";
import { findGaps, OUTLINE_LABELS } from "@takt/text/outline-gaps";
import { removeLabel } from "./outline-label";
import { anyParameters, SAMPLE_PARAMETERS } from "./testing/any-parameters";

const REWRITES: OutlineRewrite[] = ["shorter", "longer", "more_personal", "other_hook", "other_language"];
const LONG = { ...SAMPLE_PARAMETERS, length: "long", language: "de", contentType: "story" } as const;
const { text } = composeOutline(LONG);
const rewrite = (rewrite: OutlineRewrite, from = text, part = {}) =>
  composeRewrite({ parameters: { ...LONG, ...part }, text: from, rewrite }).text;
const countSentences = (of: string) => readSentences(removeLabel(of)).length;
const call = "Ihre Sicht ist in den Kommentaren willkommen.";

test("`shorter` removes sentences but keeps the first and the call to action", () => {
  const once = rewrite("shorter");
  expect(countSentences(once)).toBeLessThan(countSentences(text));
  let last = once;
  for (let round = 0; round < 9; round += 1) last = rewrite("shorter", last);
  expect(last).toBe(`${OUTLINE_LABELS.de}\n\n${text.split("\n\n")[1]!}\n\n${call}`);
});

test("`longer` adds three sentences before the call to action while there are any", () => {
  const once = rewrite("longer");
  expect(countSentences(once)).toBe(countSentences(text) + 3);
  expect(once.endsWith(`\n\n${call}`)).toBe(true);
  expect(rewrite("longer", rewrite("longer", rewrite("longer", once)))).toBe(
    rewrite("longer", rewrite("longer", once)),
  );
});

test("`more_personal` adds prompts once", () => {
  const once = rewrite("more_personal");
  expect(findGaps(once)).toHaveLength(findGaps(text).length + 3);
  expect(rewrite("more_personal", once)).toBe(once);
});

test("a sentence whose gap names the audience is not added again", () => {
  const personal = composeOutline({
    ...LONG,
    length: "medium",
    personalReference: true,
    targetAudience: "CTOs",
  }).text;
  const before = findGaps(personal).length;
  const after = findGaps(rewrite("more_personal", personal, { targetAudience: "CTOs" })).length;
  expect(after).toBe(before + 1);
});

test("`other_hook` cycles through the hooks and changes nothing else", () => {
  const second = rewrite("other_hook");
  const third = rewrite("other_hook", second);
  expect(new Set([text, second, third].map((one) => one.slice(0, 60))).size).toBe(3);
  expect(rewrite("other_hook", third)).toBe(text);
  const others = (one: string) => one.split("\n\n").slice(2);
  expect(others(second)).toEqual(others(text));
});

test("`other_language` switches from the language of the text, whatever the parameters say", () => {
  expect(rewrite("other_language")).toBe(composeOutline({ ...LONG, language: "en" }).text);
  expect(rewrite("other_language", text, { language: "en" })).toBe(
    composeOutline({ ...LONG, language: "en" }).text,
  );
  expect(rewrite("other_language", "This is what we have learned about it so far.")).toBe(text);
});

test("an ambiguous text counts as written in the language of the parameters", () => {
  const rewritten = (language: "en" | "de", how: OutlineRewrite) =>
    rewrite(how, "Homeoffice 2026", { language });
  for (const [language, other] of [
    ["en", "de"],
    ["de", "en"],
  ] as const) {
    expect(rewritten(language, "longer").startsWith(OUTLINE_LABELS[language])).toBe(true);
    expect(rewritten(language, "other_language").startsWith(OUTLINE_LABELS[other])).toBe(true);
  }
});

test("a user's own text is rewritten in its language and labelled", () => {
  const own = "We tried it for a year. It was hard. It paid off.\n\nWhat would you have done?";
  const shorter = rewrite("shorter", own, { callToAction: "discussion" });
  expect(shorter).toBe(
    "Outline, not AI:\n\nWe tried it for a year. It was hard.\n\nWhat would you have done?",
  );
});

test("sentences beyond 3,000 characters are removed from the middle", () => {
  const full = `Der Anfang ist kurz.\n\n${"Das ist ein Satz. ".repeat(160)}\n\n${call}`;
  const longer = rewrite("longer", full);
  expect(longer.length).toBeGreaterThan(2_900);
  expect(longer.startsWith(`${OUTLINE_LABELS.de}\n\nDer Anfang ist kurz.`)).toBe(true);
  expect(longer.endsWith(`\n\n${call}`)).toBe(true);
});

test("any rewrite of any text is labelled, deterministic and at most 3,000 characters long", () => {
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
        expect(removeLabel(result.text)).not.toBe(result.text);
      },
    ),
    { seed: 20_261_127, numRuns: 250 },
  );
});
