import fc from "fast-check";
import type { OutlineParameters } from "../outline-parameters";

export const SAMPLE_PARAMETERS: OutlineParameters = {
  topic: "Homeoffice",
  targetAudience: "CTOs",
  postGoal: "expertise",
  contentType: "tips",
  tone: "professional",
  length: "medium",
  callToAction: "comment",
  customCallToAction: null,
  hashtags: [],
  personalReference: false,
  useResearch: false,
  language: "en",
  address: "sie",
};

const PARAMETER_CHOICES = {
  postGoal: ["visibility", "expertise", "discussion", "business"],
  contentType: ["story", "tips", "article", "opinion", "learning"],
  tone: ["casual", "professional", "emotional", "provocative"],
  length: ["short", "medium", "long"],
  callToAction: ["none", "comment", "discussion", "custom"],
  personalReference: [false, true],
  language: ["en", "de"],
  address: ["du", "sie"],
} as const;

/** Yields every combination of the choices, with a topic, an audience and a custom call to action of one sentence. */
export function* everyChoice(): Generator<OutlineParameters> {
  let combinations: Partial<OutlineParameters>[] = [{}];
  for (const [name, values] of Object.entries(PARAMETER_CHOICES))
    combinations = combinations.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  for (const one of combinations)
    yield {
      ...SAMPLE_PARAMETERS,
      ...one,
      customCallToAction: one.callToAction === "custom" ? "Save the date: 3 March." : null,
    };
}

const typed = (maxLength: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength }) },
    fc.string({ unit: "binary", maxLength }),
    fc.constantFrom(
      "KI im Mittelstand",
      "Was kostet KI? Und wem nützt sie?",
      "AI agents. In support!",
      "z. B. Node.js 22.1 (LTS), ca. 5 Mio. Downloads",
      "„Zitat“ und {topic} {{du|Sie}}",
      "[Platzhalter]",
      "$& $1 $`",
      "a\n\nb\u2028c",
      "Ein sehr langes Thema ".repeat(60),
      "wort".repeat(400),
      "",
    ),
  );

export const anyQuote = fc.option(
  fc.record({
    quote: typed(600),
    url: fc.option(
      fc.oneof(
        fc.webUrl({ withQueryParameters: true }),
        fc.constant(`https://a.example/${"x".repeat(2_000)}?q`),
      ),
      { nil: null },
    ),
  }),
  { nil: null },
);

/** Any parameters that a form could send. */
export const anyParameters: fc.Arbitrary<OutlineParameters> = fc.record({
  topic: typed(400),
  targetAudience: typed(600),
  postGoal: fc.constantFrom(...PARAMETER_CHOICES.postGoal),
  contentType: fc.constantFrom(...PARAMETER_CHOICES.contentType),
  tone: fc.constantFrom(...PARAMETER_CHOICES.tone),
  length: fc.constantFrom(...PARAMETER_CHOICES.length),
  callToAction: fc.constantFrom(...PARAMETER_CHOICES.callToAction),
  customCallToAction: fc.option(typed(600), { nil: null }),
  hashtags: fc.array(typed(60), { maxLength: 12 }),
  personalReference: fc.boolean(),
  useResearch: fc.boolean(),
  language: fc.constantFrom(...PARAMETER_CHOICES.language),
  address: fc.constantFrom(...PARAMETER_CHOICES.address),
});
