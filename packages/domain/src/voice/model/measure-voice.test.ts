import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { describeVoice } from "./describe-voice";
import { measureVoice } from "./measure-voice";
import { VOICE_LIMITS } from "./voice-limits";
import { voiceJson } from "./voice-json";
import { CLICHES } from "./cliches";

const post = (content: string, hashtags: string[] = []) => ({ content, hashtags });

const ENGLISH = [
  // Sentences of 6, 5 and 4 words.
  post("What do you ask your customers? 🚀\n\nI used to ask nothing.\n\nNow we talk first. 👩🏽‍💻 #Sales", [
    "sales",
    "b2b",
  ]),
  // 8 and 8.
  post("In 2024 we lost 12 of our customers.\n\nThat is a lot for a small firm."),
  // 4 and 10.
  post("Meetings are not work. They are the place where work is leveraged, e.g. twice."),
];

const GERMAN = [
  // 5 and 6.
  post("Ich habe 1.000 Gespräche geführt.\n\nUnd was denken Sie über Gespräche?", ["Gespräche"]),
  // 8 and 3.
  post("Das kostet z. B. am 3. März nichts. Sie wissen es. 🎉🎉", []),
  // 7 and 2.
  post("Schreiben Sie mir, was Ihnen nicht gefällt. Sehr spannende!"),
];

test("English posts are measured", () => {
  expect(measureVoice(ENGLISH)).toEqual({
    sentenceWords: 6,
    postWords: 15,
    openings: { question: 0.33, figure: 0.33, firstPerson: 0.33 },
    emoji: 0.7,
    hashtags: 0.7,
    address: null,
    neverUsed: CLICHES.en.filter((word) => word !== "leverage").slice(0, 12),
    paragraphs: "short",
  });
});

test("German posts are measured", () => {
  expect(measureVoice(GERMAN)).toEqual({
    sentenceWords: 6,
    postWords: 11,
    openings: { question: 0, figure: 0.67, firstPerson: 0.67 },
    emoji: 0.7,
    hashtags: 0.3,
    address: "sie",
    neverUsed: CLICHES.de.filter((word) => word !== "spannend").slice(0, 12),
    paragraphs: "short",
  });
});

describe("the unused cliches", () => {
  test("come from the languages of the posts, alternating", () => {
    const { neverUsed } = measureVoice([...ENGLISH, ...GERMAN]);
    expect(neverUsed).toHaveLength(VOICE_LIMITS.neverUsed);
    expect(neverUsed.slice(0, 4)).toEqual(["game changer", "Gamechanger", "delve", "Mehrwert"]);
  });

  test("are none for posts in an unknown language", () => {
    expect(measureVoice([post("Test post 3"), post("🚀")]).neverUsed).toEqual([]);
  });

  test.each(["It is a Game-Changer for the team", "and it was the game  changer"])(
    "%s counts as use of a cliche",
    (text) => {
      expect(measureVoice([post(text)]).neverUsed).not.toContain("game changer");
    },
  );

  test("no word is in both lists, and none twice", () => {
    const all = [...CLICHES.en, ...CLICHES.de].map((word) => word.toLowerCase());
    expect(new Set(all).size).toBe(all.length);
    for (const list of Object.values(CLICHES)) expect(list).toHaveLength(25);
  });
});

test("equal numbers of du and Sie yield no address", () => {
  expect(
    measureVoice([post("Und was denkst du über das?"), post("Und was denken Sie über das?")]).address,
  ).toBeNull();
  expect(measureVoice([post("Und was denkst du über das?"), post("Das ist es für alle.")]).address).toBe(
    "du",
  );
});

test("long paragraphs are detected", () => {
  const long = "word ".repeat(60);
  expect(measureVoice([post(`${long}\n\n${long}`)]).paragraphs).toBe("long");
  expect(measureVoice([post(long)]).paragraphs).toBe("long");
  expect(measureVoice([post(long), post("A few\n\nwords"), post("More\n \nof them")]).paragraphs).toBe(
    "short",
  );
});

test("without posts all measures are zero", () => {
  expect(measureVoice([])).toEqual({
    sentenceWords: 0,
    postWords: 0,
    openings: { question: 0, figure: 0, firstPerson: 0 },
    emoji: 0,
    hashtags: 0,
    address: null,
    neverUsed: [],
    paragraphs: "short",
  });
});

/** Any text, and texts made of what the measures look for. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        ". ",
        "? ",
        "\n\n",
        "\r\n",
        "Sie ",
        "du ",
        "und ",
        "the ",
        "z. B. ",
        "3. ",
        "#",
        "https://",
        "👩🏽‍💻",
        "\u200d",
        "\ufe0f",
        "„",
        ")",
        "delve ",
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join("")),
);
const anyPosts = fc.array(
  fc.record({ content: anyText, hashtags: fc.array(fc.string(), { maxLength: 5 }) }),
  { maxLength: 8 },
);

test("any posts yield numbers within their limits, which voiceJson accepts", () => {
  fc.assert(
    fc.property(anyPosts, (posts) => {
      const measures = measureVoice(posts);
      expect(voiceJson.measures(JSON.parse(JSON.stringify(measures)))).toEqual(measures);
      expect(measures.neverUsed.length).toBeLessThanOrEqual(VOICE_LIMITS.neverUsed);
      for (const words of Object.values(describeVoice(measures)))
        expect(words.length).toBeLessThanOrEqual(VOICE_LIMITS.words);
    }),
    { seed: 20_261_127 },
  );
});

test("hostile texts are measured in bounded time", () => {
  const texts = [".", ")", ".)", "#a", "\n", "\r", " \n", "👩‍", "https://", "z. B. ", "a.", "1-", "„"].map(
    (part) => post(part.repeat(3000)),
  );
  expect(measureVoice(texts).postWords).toBeGreaterThanOrEqual(0);
});

test("hashtags in a text are those that LinkedIn sees, each once", () => {
  const { hashtags } = measureVoice([
    post("#Sales and #sales, not https://example.com/?q=#team or #1", ["Work"]),
  ]);
  expect(hashtags).toBe(2);
});
