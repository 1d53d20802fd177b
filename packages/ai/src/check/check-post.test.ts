import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { OUTLINE_MARKS } from "@takt/outline/outline-marks";
import { describe, expect, test } from "vitest";
import { PARAMETERS } from "../testing/parameters";
import { checkPost, type Asked } from "./check-post";

const GOOD =
  "Most meetings end without a decision. That is why they are long. Write the decision down first, and half of them are gone.";
const GUT =
  "Die meisten Besprechungen enden ohne Beschluss. Deshalb sind sie so lang. Wer den Beschluss vorher aufschreibt, braucht die Hälfte nicht mehr.";

const asked = (part: Partial<WritingParameters> = {}, rewritten: Asked["rewritten"] = null): Asked => ({
  parameters: { ...PARAMETERS, ...part },
  rewritten,
});
const check = (text: string, part: Partial<WritingParameters> = {}, hashtags: string[] = []) =>
  checkPost({ text, hashtags }, asked(part));

test("a good text has no problem, in both languages", () => {
  expect(check(GOOD)).toEqual([]);
  expect(check(GUT, { language: "de" })).toEqual([]);
});

describe("language", () => {
  test("the other one", () => {
    expect(check(GUT)).toContain("language");
    expect(check(GOOD, { language: "de" })).toContain("language");
  });
  test("a third one", () => {
    expect(
      check(
        "Przede wszystkim warto pisać krótko i jasno. Czytelnicy nie mają czasu. Każde zdanie musi coś wnosić.",
      ),
    ).toContain("language");
  });
});

describe("length", () => {
  const sentences = (count: number) =>
    Array.from({ length: count }, (_, i) => `The rule is number ${i} of it all.`).join(" ");
  test.each([
    ["short", 1, true],
    ["short", 2, true],
    ["short", 3, false],
    ["medium", 2, false],
    ["medium", 3, true],
    ["medium", 5, true],
    ["medium", 6, false],
    ["long", 5, false],
    ["long", 6, true],
    ["long", 41, false],
  ] as const)("%s with %i sentences: %s", (length, count, fine) => {
    expect(check(sentences(count), { length }).includes("length")).toBe(!fine);
  });
  test.each<[Rewrite, string, boolean]>([
    ["shorter", sentences(2), true],
    ["shorter", sentences(4), false],
    ["longer", sentences(9), true],
    ["longer", sentences(3), false],
    ["other_hook", sentences(9), false],
    ["other_hook", sentences(4), true],
  ])("%s is measured against what was there", (rewrite, text, fine) => {
    const problems = checkPost({ text, hashtags: [] }, asked({}, { rewrite, before: sentences(4) }));
    expect(problems.includes("length")).toBe(!fine);
  });
  test("an outline's mark is not counted", () => {
    expect(
      check(`${OUTLINE_MARKS.en}\n\nThe one thing that is to be said. And the other one.`, {
        length: "short",
      }),
    ).toEqual([]);
  });
});

describe("call to action", () => {
  test.each<[WritingParameters["callToAction"], string, boolean]>([
    ["none", GOOD, true],
    ["none", `${GOOD} What do you think?`, false],
    ["none", `${GOOD} Tell me in the comments.`, false],
    ["comment", GOOD, false],
    ["comment", `${GOOD} Leave a comment with yours.`, true],
    ["discussion", GOOD, false],
    ["discussion", `${GOOD} Which meeting would you end?`, true],
    ["custom", GOOD, false],
    ["custom", `${GOOD} Book a demo – today!`, true],
  ])("%s: %s", (callToAction, text, fine) => {
    const problems = check(text, { callToAction, customCallToAction: "Book a demo, today." });
    expect(problems.includes("call_to_action")).toBe(!fine);
  });
  test("in German", () => {
    expect(check(`${GUT} Wie sehen Sie das?`, { language: "de" })).toContain("call_to_action");
    expect(
      check(`${GUT} Schreiben Sie es in die Kommentare.`, { language: "de", callToAction: "comment" }),
    ).toEqual([]);
  });
  test("translated words of one's own are not looked for", () => {
    const rewritten = { rewrite: "other_language" as const, before: GUT };
    const custom = { callToAction: "custom" as const, customCallToAction: "Demo buchen" };
    expect(checkPost({ text: `${GOOD} Book a demo.`, hashtags: [] }, asked(custom, rewritten))).toEqual([]);
  });
});

test("hashtags: what was given is kept, and at most ten", () => {
  expect(check(GOOD, { hashtags: ["Meetings"] }, ["meetings", "work"])).toEqual([]);
  expect(check(GOOD, { hashtags: ["Meetings"] }, ["work"])).toEqual(["hashtags"]);
  // As they are once they are tidied.
  expect(check(GOOD, { hashtags: ["#Zukunft der Arbeit", "!!"] }, ["ZukunftderArbeit"])).toEqual([]);
  expect(check(GOOD, { hashtags: ["#Zukunft der Arbeit"] }, ["Zukunft"])).toEqual(["hashtags"]);
  expect(
    check(
      GOOD,
      {},
      Array.from({ length: 11 }, (_, i) => `tag${i}a`),
    ),
  ).toEqual(["hashtags"]);
});

test("experience only when it may be spoken of", () => {
  const text = "Last year I worked without meetings. That is why it was quiet. The decision is what counts.";
  expect(check(text)).toEqual(["experience"]);
  expect(check(text, { personalReference: true })).toEqual([]);
});

test("placeholders", () => {
  expect(check(`${GOOD} [Your example]`)).toContain("placeholder");
});

test("the words of an ordered call to action are their author's, those around them are not", () => {
  const custom = (customCallToAction: string) => ({ callToAction: "custom" as const, customCallToAction });
  const call = custom("My team has room: write to [team mailbox]");
  expect(check(`${GOOD} My team has room: write to [team mailbox]`, call)).toEqual([]);
  expect(check(`${GOOD} My team has room – write to team mailbox!`, call)).toEqual([]);
  expect(check(`My team did it. ${GOOD} My team has room: write to [team mailbox]`, call)).toContain(
    "experience",
  );
  expect(check(`${GOOD} [My team has room: write to [team mailbox] by (insert day here)`, call)).toContain(
    "placeholder",
  );
  // Of what comes more than once the last was ordered.
  expect(check(`${GOOD} [Book a demo]`, custom("Book a demo"))).toEqual([]);
  expect(check(`${GOOD} We had fun. We had it all.`, custom("We had"))).toContain("experience");
  const german = { ...custom("Unser Team hilft: {link}"), language: "de" as const };
  expect(check(`${GUT} Unser Team hilft: {link}.`, german)).toEqual([]);
  // Other choices order no words.
  expect(check(`${GOOD} My team has room.`, { customCallToAction: "My team has room." })).toContain(
    "experience",
  );
});

test("a translated call to action is judged as the one it was made of", () => {
  const rewritten = { rewrite: "other_language" as const, before: `${GUT} Unser Team hilft.` };
  const custom = { callToAction: "custom" as const, customCallToAction: "Unser Team hilft." };
  expect(checkPost({ text: `${GOOD} Our team helps.`, hashtags: [] }, asked(custom, rewritten))).toEqual([]);
});

test("LinkedIn's limit, hashtags and escapes included", () => {
  const long = { length: "long" as const };
  const words = `${"The rule is this and that. ".repeat(40)}${"a".repeat(1918)}`;
  expect(words).toHaveLength(2998);
  expect(check(words, long)).toEqual([]);
  expect(check(`${words}ab`, long)).toEqual([]);
  expect(check(`${words}abc`, long)).toContain("too_long");
  expect(check(words, long, ["ab"])).toContain("too_long");
  expect(check(`${words.slice(0, -10)}((((((((((`, long)).toContain("too_long");
});

test("a rewritten text is not blamed for what its author wrote", () => {
  const before = "Last year I worked without meetings. Nobody missed the old ones. What do you think?";
  const after =
    "Nobody missed our old meetings. Last year I worked without the weekly one. What do you think?";
  const rewritten = { rewrite: "other_hook" as const, before };
  expect(checkPost({ text: after, hashtags: [] }, asked({}, rewritten))).toEqual([]);
  expect(checkPost({ text: after, hashtags: [] }, asked({}, { ...rewritten, before: GOOD }))).toEqual([
    "experience",
    "call_to_action",
  ]);
});
