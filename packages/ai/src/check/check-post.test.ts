import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { OUTLINE_LABELS } from "@takt/text/outline-gaps";
import { loadLanguageDatabase } from "@takt/text/detection/language-database";
import { beforeAll, describe, expect, test } from "vitest";
import { PARAMETERS } from "../testing/parameters";
import { checkPost, SEVERE_PROBLEMS, type PostCriteria } from "./check-post";

beforeAll(loadLanguageDatabase);

const GOOD =
  "Most meetings end without a decision. That is why they are long. Write the decision down first, and half of them are gone.";
const GUT =
  "Die meisten Besprechungen enden ohne Beschluss. Deshalb sind sie so lang. Wer den Beschluss vorher aufschreibt, braucht die Hälfte nicht mehr.";

const criteria = (
  part: Partial<WritingParameters> = {},
  rewritten: PostCriteria["rewritten"] = null,
): PostCriteria => ({
  parameters: { ...PARAMETERS, ...part },
  rewritten,
});
const check = (
  text: string,
  part: Partial<WritingParameters> = {},
  hashtags: string[] = part.hashtags ?? [],
) => checkPost({ text, hashtags }, criteria(part));

test("a good text has no problem in either language", () => {
  expect(check(GOOD)).toEqual([]);
  expect(check(GUT, { language: "de" })).toEqual([]);
});

describe("the language check", () => {
  test("a text in the other language is a problem", () => {
    expect(check(GUT)).toContain("language");
    expect(check(GOOD, { language: "de" })).toContain("language");
  });
  test("a text in a third language is a problem", () => {
    expect(
      check(
        "Przede wszystkim warto pisać krótko i jasno. Czytelnicy nie mają czasu. Każde zdanie musi coś wnosić.",
      ),
    ).toContain("language");
    const french =
      "La plupart des réunions se terminent sans décision. Tu es en retard, et on a du mal à le dire. Décide avant.";
    for (const language of ["en", "de"] as const) expect(check(french, { language })).toContain("language");
  });
  test("quotes and a custom call to action may be in another language", () => {
    const quote = "“What gets measured gets managed, and that is the whole of the truth of it.”";
    expect(check(`${quote} Das stimmt selten.`, { language: "de", length: "short" })).toEqual([]);
    expect(
      check(
        `Think again. ${quote.replace(/What.*it/, "Was man misst, das wird auch gemacht, und das ist nicht neu")}`,
        { length: "short" },
      ),
    ).toEqual([]);
    const customCallToAction = "Write to me and tell me what you and your team think of it";
    const call = { callToAction: "custom", customCallToAction, language: "de", length: "short" } as const;
    expect(check(`Kurze Termine enden pünktlich. ${customCallToAction}.`, call)).toEqual([]);
    // A text that is only a quote is checked itself.
    expect(check("“La plupart des réunions se terminent sans décision.”", { length: "short" })).toEqual([
      "language",
    ]);
  });
  test("an untranslated call to action does not change the language of a translation", () => {
    const custom = {
      callToAction: "custom",
      customCallToAction: "Schreiben Sie mir, wenn Sie das auch so sehen und es ändern",
      length: "short",
    } as const;
    const rewritten = { rewrite: "other_language" as const, before: GUT };
    const text = `Short meetings end on time. ${custom.customCallToAction}.`;
    expect(checkPost({ text, hashtags: [] }, criteria(custom, rewritten))).not.toContain("language");
  });
});

describe("the length check", () => {
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
  ] as const)("the length %s with %i sentences is correct: %s", (length, count, fine) => {
    expect(check(sentences(count), { length }).includes("length")).toBe(!fine);
  });
  test.each<[Rewrite, string, boolean]>([
    ["shorter", sentences(2), true],
    ["shorter", sentences(4), false],
    ["longer", sentences(9), true],
    ["longer", sentences(3), false],
    ["other_hook", sentences(9), false],
    ["other_hook", sentences(4), true],
  ])('the rewrite "%s" is compared with the text before', (rewrite, text, fine) => {
    const problems = checkPost({ text, hashtags: [] }, criteria({}, { rewrite, before: sentences(4) }));
    expect(problems.includes("length")).toBe(!fine);
  });
  test("the label of an outline is not counted", () => {
    expect(
      check(`${OUTLINE_LABELS.en}\n\nThe one thing that is to be said. And the other one.`, {
        length: "short",
      }),
    ).toEqual([]);
  });
});

describe("the call to action check", () => {
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
  ])("the call to action %s is checked: %s", (callToAction, text, fine) => {
    const problems = check(text, { callToAction, customCallToAction: "Book a demo, today." });
    expect(problems.includes("call_to_action")).toBe(!fine);
  });
  test("German calls to action are recognised", () => {
    expect(check(`${GUT} Wie sehen Sie das?`, { language: "de" })).toContain("call_to_action");
    expect(
      check(`${GUT} Schreiben Sie es in die Kommentare.`, { language: "de", callToAction: "comment" }),
    ).toEqual([]);
  });
  test("a translated custom call to action is not searched for", () => {
    const rewritten = { rewrite: "other_language" as const, before: GUT };
    const custom = { callToAction: "custom" as const, customCallToAction: "Demo buchen" };
    expect(checkPost({ text: `${GOOD} Book a demo.`, hashtags: [] }, criteria(custom, rewritten))).toEqual(
      [],
    );
  });
});

test("the hashtags must be those given, or else none", () => {
  expect(check(GOOD, { hashtags: ["Meetings"] }, ["meetings"])).toEqual([]);
  expect(check(GOOD, { hashtags: ["Meetings"] }, ["meetings", "work"])).toEqual(["hashtags"]);
  expect(check(GOOD, { hashtags: ["Meetings", "Work"] }, ["work"])).toEqual(["hashtags"]);
  // As they are after normalisation.
  expect(check(GOOD, { hashtags: ["#Zukunft der Arbeit", "!!"] }, ["ZukunftderArbeit"])).toEqual([]);
  expect(check(GOOD, { hashtags: ["#Zukunft der Arbeit"] }, ["Zukunft"])).toEqual(["hashtags"]);
  const many = (count: number) => Array.from({ length: count }, (_, i) => `tag${i}a`);
  expect([0, 1, 5].map((count) => check(GOOD, {}, many(count)))).toEqual([[], ["hashtags"], ["hashtags"]]);
  expect(check(GOOD, { hashtags: many(10) }, many(10))).toEqual([]);
});

test("a wrong form of address is a minor problem", () => {
  const du = `${GUT} Dein Team wird es dir danken.`;
  const german = { language: "de" } as const;
  expect(check(du, { ...german, address: "sie" })).toEqual(["address"]);
  expect(check(du, { ...german, address: "du" })).toEqual([]);
  expect(check(`${GUT} Wie Sie sehen.`, { ...german, address: "du" })).toEqual(["address"]);
  expect(SEVERE_PROBLEMS.has("address")).toBe(false);
  // Quotes, the custom call to action and English are ignored.
  expect(check(`${GUT} „Du bist dran“, heißt das.`, { ...german, address: "sie" })).toEqual([]);
  const call = { callToAction: "custom", customCallToAction: "Schreib mir, was du denkst" } as const;
  expect(check(`${GUT} Schreib mir, was du denkst.`, { ...german, ...call, address: "sie" })).toEqual([]);
  expect(check(`${GOOD} Das Boot is a film, dir is a command.`)).toEqual([]);
});

test("words that may claim an experience are no problem", () => {
  const text = "Last year I worked without meetings. That is why it was quiet. The decision is what counts.";
  expect(check(text)).toEqual([]);
  expect(check(text, { personalReference: true })).toEqual([]);
  expect(check(`${GUT} Unser Team hilft.`, { language: "de" })).toEqual([]);
});

test("a placeholder is a problem", () => {
  expect(check(`${GOOD} [Your example]`)).toContain("placeholder");
});

test("a custom call to action is not checked, the text around it is", () => {
  const custom = (customCallToAction: string) => ({ callToAction: "custom" as const, customCallToAction });
  const call = custom("My team has room: write to [team mailbox]");
  expect(check(`${GOOD} My team has room: write to [team mailbox]`, call)).toEqual([]);
  expect(check(`${GOOD} My team has room – write to team mailbox!`, call)).toEqual([]);
  expect(check(`${GOOD} [My team has room: write to [team mailbox] by (insert day here)`, call)).toContain(
    "placeholder",
  );
  // The last occurrence is the custom call to action.
  expect(check(`${GOOD} [Book a demo]`, custom("Book a demo"))).toEqual([]);
  expect(check(`${GOOD} {link} Follow {link} now.`, custom("{link}"))).toContain("placeholder");
  const german = { ...custom("Unser Team hilft: {link}"), language: "de" as const };
  expect(check(`${GUT} Unser Team hilft: {link}.`, german)).toEqual([]);
  // Other choices have no custom words.
  expect(check(`${GOOD} Write to {link}.`, { customCallToAction: "Write to {link}." })).toContain(
    "placeholder",
  );
});

test("a translated call to action is checked like the original", () => {
  const rewritten = { rewrite: "other_language" as const, before: `${GUT} Unser Team hilft: {link}.` };
  const custom = { callToAction: "custom" as const, customCallToAction: "Unser Team hilft: {link}." };
  const post = { text: `${GOOD} Our team helps: {link}.`, hashtags: [] };
  expect(checkPost(post, criteria(custom, rewritten))).toEqual([]);
  const plain = { ...rewritten, before: GUT };
  expect(checkPost(post, criteria(custom, plain))).toEqual(["placeholder"]);
});

test("a rewritten text may keep any number of hashtags", () => {
  const rewritten = { rewrite: "other_hook", before: GOOD } as const;
  expect(checkPost({ text: GOOD, hashtags: ["own"] }, criteria({}, rewritten))).toEqual([]);
  expect(checkPost({ text: GOOD, hashtags: ["own"] }, criteria({}))).toEqual(["hashtags"]);
});

test("LinkedIn's limit includes hashtags and escapes", () => {
  const long = { length: "long" as const };
  const words = `${"The rule is this and that. ".repeat(40)}${"a".repeat(1918)}`;
  expect(words).toHaveLength(2998);
  expect(check(words, long, [])).toEqual([]);
  expect(check(`${words}ab`, long, [])).toEqual([]);
  expect(check(`${words}abc`, long, [])).toContain("too_long");
  expect(check(words, long, ["ab"])).toContain("too_long");
  expect(check(`${words.slice(0, -10)}((((((((((`, long, [])).toContain("too_long");
});

test("a rewritten text is not blamed for its author's words", () => {
  const before = "The year with {number} meetings is over. Nobody missed the old ones. What do you think?";
  const after = "Nobody missed the old meetings. The year with {number} of them is over. What do you think?";
  const rewritten = { rewrite: "other_hook" as const, before };
  expect(checkPost({ text: after, hashtags: [] }, criteria({}, rewritten))).toEqual([]);
  expect(checkPost({ text: after, hashtags: [] }, criteria({}, { ...rewritten, before: GOOD }))).toEqual([
    "placeholder",
    "call_to_action",
  ]);
});
