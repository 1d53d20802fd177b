import type { OutlineLanguage } from "../outline-parameters";

type Angle =
  "figure" | "question" | "definition" | "advice" | "contrast" | "cause" | "experience" | "now" | "readers";

const ANGLES: Record<OutlineLanguage, Record<Angle, string>> = {
  en: {
    figure: "Lead with the figure and say what it means for your readers.",
    question: "Pick up the question and answer it from your own field.",
    definition: "Explain the term in plain words and show where it matters in practice.",
    advice: "Turn the advice into two or three steps that can be tried tomorrow.",
    contrast: "Show both sides and say which one carries more weight.",
    cause: "Explain cause and effect with one example.",
    experience: "Set an experience beside it that supports it or contradicts it.",
    now: "Say why this matters right now.",
    readers: "Ask your readers how they see it.",
  },
  de: {
    figure: "Die Zahl an den Anfang stellen und einordnen, was sie für die Leserinnen und Leser bedeutet.",
    question: "Die Frage aufgreifen und aus dem eigenen Fachgebiet beantworten.",
    definition: "Den Begriff einfach erklären und zeigen, wo er in der Praxis zählt.",
    advice: "Aus dem Rat zwei oder drei Schritte machen, die sich morgen ausprobieren lassen.",
    contrast: "Beide Seiten zeigen und sagen, welche schwerer wiegt.",
    cause: "Ursache und Wirkung an einem Beispiel erklären.",
    experience: "Eine Erfahrung danebenstellen, die das stützt oder widerlegt.",
    now: "Sagen, warum das gerade jetzt wichtig ist.",
    readers: "Die Leserinnen und Leser fragen, wie sie es sehen.",
  },
};

/** What a sentence lends itself to; both languages, as the source may be in the other one. */
const SIGNS: [Angle, RegExp][] = [
  ["question", /\?["”“)]?$/],
  ["figure", /\d/],
  ["definition", /\b(means|is called|refers to|bedeutet|heißt|bezeichnet|versteht man)\b/i],
  ["advice", /\b(should|must|need to|needs to|sollten?|müssen|muss)\b/i],
  ["contrast", /\b(but|however|although|whereas|aber|jedoch|sondern|obwohl|während|trotz|dagegen)\b/i],
  ["cause", /\b(because|since|therefore|due to|weil|denn|deshalb|dadurch|daher)\b/i],
];
const ALWAYS: Angle[] = ["experience", "now", "readers"];

/** An angle for a post about `quote`, in `language`; one that is not among `used` as long as there is another. */
export function chooseAngle(quote: string, language: OutlineLanguage, used: string[]): string {
  const fitting = [...SIGNS.filter(([, sign]) => sign.test(quote)).map(([angle]) => angle), ...ALWAYS];
  const angles = fitting.map((angle) => ANGLES[language][angle]);
  return angles.find((angle) => !used.includes(angle)) ?? angles[used.length % angles.length]!;
}
