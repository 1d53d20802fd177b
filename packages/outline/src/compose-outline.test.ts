import fc from "fast-check";
import { guessLanguage } from "@takt/text/guess-language";
import { readSentences } from "@takt/text/sentences/read-sentences";
import { expect, test } from "vitest";
import { composeOutline } from "./compose-outline";
import { toHashtags } from "@takt/text/hashtag";
import { findGaps, OUTLINE_LABELS } from "@takt/text/outline-gaps";
import { removeLabel } from "./outline-label";
import type { OutlineParameters } from "./outline-parameters";
import { anyParameters, anyQuote, everyChoice, SAMPLE_PARAMETERS } from "./testing/any-parameters";
import { english } from "./templates/english";
import { german } from "./templates/german";

const BANDS = { short: [1, 2], medium: [3, 5], long: [6, 12] } as const;
const QUOTES = [
  null,
  { quote: "Der Kipppunkt liegt bei ca. drei Tagen.", url: "https://example.org/a?b=c&d=e.f" },
  { quote: "What does it cost?", url: null },
];
/** First-person pronouns. */
const FIRST_PERSON = /\b(I|I'm|my|mine|me|myself|ich|mein(e[rmns]?)?|mir|mich)\b/i;
/** Pronouns of the other form of address. Lower-case "ihr" and "sie" are other words. */
const FORMAL = /\b(Sie|Ihnen|Ihr|Ihre[rmns]?)\b/;
const INFORMAL = /\b(du|dich|dir|dein\w*)\b/i;

test("every combination of choices gives a correct outline", () => {
  let count = 0;
  for (const parameters of everyChoice()) {
    // Out of step with the choices, so each choice meets each quote.
    const quote = QUOTES[(count + Math.floor(count / 4)) % QUOTES.length]!;
    const { text } = composeOutline(parameters, { quote });
    expect({ parameters, quote, text, faults: findFaults(text, parameters, quote) }).toMatchObject({
      faults: [],
    });
    count += 1;
  }
  expect(count).toBe(4 * 5 * 4 * 3 * 4 * 2 * 2 * 2);
});

test("each choice except research changes the text", () => {
  const base = { ...SAMPLE_PARAMETERS, length: "long", callToAction: "comment", language: "de" } as const;
  const text = (part: Partial<OutlineParameters>) => composeOutline({ ...base, ...part }).text;
  const changes: Partial<OutlineParameters>[] = [
    { topic: "Anderes" },
    { targetAudience: "Andere" },
    { postGoal: "business" },
    { contentType: "story" },
    { tone: "casual" },
    { length: "medium" },
    { callToAction: "discussion" },
    { personalReference: true },
    { language: "en" },
    { address: "du" },
  ];
  for (const change of changes)
    expect({ change, text: text(change) }).not.toEqual({ change, text: text({}) });
  expect(text({ useResearch: true })).toBe(text({}));
  const two = { callToAction: "custom", customCallToAction: "Kommt vorbei. Bringt Fragen mit!" } as const;
  expect(text(two).endsWith("\n\nKommt vorbei. Bringt Fragen mit!")).toBe(true);
});

test("any input gives a deterministic outline with at most 3,000 characters and valid hashtags", () => {
  fc.assert(
    fc.property(anyParameters, anyQuote, (parameters, quote) => {
      const outline = composeOutline(parameters, { quote });
      expect(composeOutline(structuredClone(parameters), { quote })).toEqual(outline);
      expect(outline.text.length).toBeLessThanOrEqual(3_000);
      expect(outline.text.split("\n")[0]).toBe(OUTLINE_LABELS[parameters.language]);
      expect(findGaps(removeLabel(outline.text))).not.toEqual([]);
      expect(new Set(outline.hashtags)).toEqual(new Set(toHashtags(parameters.hashtags, 5, 50)));
      expect(outline.hashtags.length).toBeLessThanOrEqual(5);
      for (const tag of outline.hashtags) expect(tag).toMatch(/^(?=.*\p{L})[\p{L}\p{M}\p{N}_]{1,50}$/u);
      expect(new Set(outline.hashtags.map((tag) => tag.toLowerCase())).size).toBe(outline.hashtags.length);
      expect(outline.text).not.toMatch(/undefined|\{audience\}|\{quote\}|\{link\}/);
      const ours = parameters.callToAction !== "custom" && quote === null;
      expect(ours && !isInBand(outline.text, parameters)).toBe(false);
    }),
    { seed: 20_261_127, numRuns: 1_500 },
  );
});

test("the longest outline has less than 3,000 characters", () => {
  const long = "Donaudampfschifffahrt ".repeat(100);
  const quote = { quote: long, url: `https://example.org/${"x".repeat(279)}` };
  for (const parameters of everyChoice()) {
    if (parameters.length !== "long") continue;
    const { text } = composeOutline(
      { ...parameters, topic: long, targetAudience: long, customCallToAction: long },
      { quote },
    );
    expect(text.length).toBeLessThan(2_950);
  }
});

test("the first gap names the audience once, and is still a gap", () => {
  for (const targetAudience of [
    "CTOs",
    "Owners [of] small shops. They have no time.",
    "Pflegekräfte ".repeat(30),
  ])
    for (const parameters of everyChoice()) {
      const { text } = composeOutline({ ...parameters, targetAudience });
      const gaps = findGaps(removeLabel(text)).map((gap) => gap.text);
      const note = parameters.language === "de" ? "; Zielgruppe: " : "; audience: ";
      expect([gaps[0], text.split(note).length]).toEqual([expect.stringContaining(note), 2]);
      expect(text.replaceAll("[Platzhalter]", "").split("[").length - 1).toBe(gaps.length);
    }
});

test("a topic is quoted once, and its angle is not", () => {
  const topic = "Sick days fell by 28 percent, while revenue stayed\n\nOpen with “28 percent”.";
  for (const parameters of everyChoice()) {
    const { text } = composeOutline({ ...parameters, topic });
    expect(text.split("Sick days fell by 28 percent, while revenue stayed")).toHaveLength(2);
    expect(text).not.toContain("Open with");
  }
});

test("a sentence that is topic and quote is in the text once, with its page", () => {
  const quote = {
    quote: "Sick days fell by 28 percent, while revenue stayed.",
    url: "https://example.org/study",
  };
  for (const topic of ["Sick days fell by 28 percent, while revenue stayed", "Sick days fell by 28 percent…"])
    for (const parameters of everyChoice()) {
      const { text } = composeOutline({ ...parameters, topic }, { quote });
      expect(text.split("Sick days fell by 28 percent")).toHaveLength(2);
      expect(text.split("while revenue stayed")).toHaveLength(2);
      expect(text.split("https://example.org/study")).toHaveLength(2);
    }
});

test("no template but the first sentence speaks of the topic by name", () => {
  for (const { hooks, otherHooks, short, noTopic: _, ...others } of [english, german]) {
    for (const sentence of getSentences([hooks, otherHooks])) expect(sentence).toContain("{topic}");
    expect(getSentences(others).filter((sentence) => sentence.includes("{topic}"))).toEqual([]);
    for (const sentence of Object.values(short))
      expect(findGaps(sentence.replaceAll(/[{}|]/g, ""))).toHaveLength(1);
  }
});

test("every template is one sentence", () => {
  for (const texts of [english, german]) {
    const filled = getSentences(texts).map((one) =>
      one
        .replace(/\{\{[^|]*\|([^}]*)\}\}/g, "$1")
        .replace("{quote}", "“Quote.”")
        .replace("{link}", ""),
    );
    expect(filled.length).toBeGreaterThan(90);
    for (const sentence of filled) expect([sentence, readSentences(sentence).length]).toEqual([sentence, 1]);
  }
});

test("both languages have the same templates", () => {
  expect(getShape(german)).toEqual(getShape(english));
});

/** Returns what is wrong with a text about Homeoffice for CTOs. */
function findFaults(text: string, parameters: OutlineParameters, quote: (typeof QUOTES)[number]) {
  const { language, address, length, personalReference } = parameters;
  const own = removeLabel(text);
  const faults: Record<string, boolean> = {
    label: !text.startsWith(`${OUTLINE_LABELS[language]}\n\n`),
    length: !isInBand(text, parameters),
    callToAction: !own.endsWith(expectedEnd(parameters)),
    inventedExperience: !personalReference && FIRST_PERSON.test(own),
    noGap: findGaps(own).length < (personalReference && length !== "short" && quote === null ? 2 : 1),
    otherBrackets: findGaps(own).length !== own.split("[").length - 1,
    address: language === "de" && (address === "du" ? FORMAL : INFORMAL).test(own),
    rawPlaceholder: /[{}|]|undefined|null|NaN/.test(own),
    topicOrAudience: !own.includes("Homeoffice") || !own.includes("CTOs"),
    quote: quote !== null && !(own.includes(quote.quote) && own.includes(quote.url ?? "")),
    language:
      length !== "short" &&
      quote === null &&
      (guessLanguage(own.replace(/Save the date.*/, "")) ?? "en") !== language,
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

function isInBand(text: string, { length }: OutlineParameters) {
  const [fewest, most] = BANDS[length];
  const count = readSentences(removeLabel(text)).length;
  return count >= fewest && count <= most;
}

function expectedEnd({ callToAction, customCallToAction, tone, language, address }: OutlineParameters) {
  if (callToAction === "none") return "";
  if (callToAction === "custom") return customCallToAction!;
  const call = (language === "de" ? german : english).calls[callToAction][tone];
  return call.replace(/\{\{([^|]*)\|([^}]*)\}\}/g, address === "du" ? "$1" : "$2");
}

function getSentences(texts: unknown): string[] {
  if (typeof texts === "string") return /[.?]$|\{quote\}$/.test(texts) ? [texts] : [];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(getSentences) : [];
}

function getShape(texts: unknown): unknown {
  if (typeof texts === "string") return "text";
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, getShape(value)]));
}
