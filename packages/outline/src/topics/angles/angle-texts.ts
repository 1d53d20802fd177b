import type { OutlineLanguage } from "../../outline-parameters";

/** Angles that fit any sentence. */
export const CLAIM_KINDS = ["claim", "case", "objection"] as const;
/** Angles that a sentence offers to start from, the most telling first. */
export const ANGLE_KINDS = [
  "question",
  "contrast",
  "figures",
  "figure",
  "comparison",
  "definition",
  "cause",
  "speaker",
  "example",
  "advice",
  "consequence",
  ...CLAIM_KINDS,
] as const;
export type AngleKind = (typeof ANGLE_KINDS)[number];

/** One text for each kind; `{a}` and `{b}` are passages of the sentence, `{a}` of `speaker` is a name. */
export const ANGLE_TEXTS: Record<OutlineLanguage, Record<AngleKind, string>> = {
  en: {
    question: "Answer “{a}” from your own work, with a case that speaks for your answer.",
    contrast: "Weigh “{a}” against “{b}” and say which counts for more in your work.",
    figures: "Open with “{a}” and “{b}”, and say what the two mean for your readers.",
    figure: "Open with “{a}” and put a figure from your own work next to it.",
    comparison: "Compare “{a}” with where you work: what explains the difference?",
    definition: "Explain “{a}” with a case that your readers know.",
    cause: "Test the reason “{a}” against a case of your own: does it explain everything?",
    speaker: "Say what you would answer {a} on “{b}”.",
    example: "Put an example of your own next to “{a}”.",
    advice: "Say in two or three steps how to “{a}” in practice.",
    consequence: "Say whether the same would follow in your work: “{a}”.",
    claim: "Say what follows from this for your own field: “{a}”.",
    case: "Put a case from your own work next to this: “{a}”.",
    objection: "Agree or disagree, with one reason from your own work: “{a}”.",
  },
  de: {
    question: "Beantworten Sie „{a}“ aus Ihrer Arbeit, mit einem Fall, der für Ihre Antwort spricht.",
    contrast: "Wägen Sie „{a}“ gegen „{b}“ ab und sagen Sie, was in Ihrer Arbeit schwerer wiegt.",
    figures:
      "Beginnen Sie mit „{a}“ und „{b}“ und sagen Sie, was beides für Ihre Leserinnen und Leser heißt.",
    figure: "Beginnen Sie mit „{a}“ und stellen Sie eine Zahl aus Ihrer Arbeit daneben.",
    comparison: "Vergleichen Sie „{a}“ mit dem, was bei Ihnen üblich ist: Was erklärt den Unterschied?",
    definition: "Erklären Sie „{a}“ an einem Fall, den Ihre Leserinnen und Leser kennen.",
    cause: "Prüfen Sie die Begründung „{a}“ an einem eigenen Fall: Erklärt sie alles?",
    speaker: "Sagen Sie, was Sie {a} zu „{b}“ antworten würden.",
    example: "Stellen Sie neben „{a}“ ein Beispiel aus Ihrer Arbeit.",
    advice: "Sagen Sie in zwei oder drei Schritten, was „{a}“ in der Praxis verlangt.",
    consequence: "Sagen Sie, ob das in Ihrer Arbeit auch so folgen würde: „{a}“.",
    claim: "Sagen Sie, was für Ihr Fach daraus folgt: „{a}“.",
    case: "Stellen Sie einen Fall aus Ihrer Arbeit daneben: „{a}“.",
    objection: "Stimmen Sie zu oder widersprechen Sie, mit einem Grund aus Ihrer Arbeit: „{a}“.",
  },
};
