import type { OutlineLanguage } from "../outline-parameters";

type Angle =
  | "figure"
  | "question"
  | "definition"
  | "advice"
  | "contrast"
  | "cause"
  | "experience"
  | "now"
  | "readers";

const ANGLES: Record<OutlineLanguage, Record<Angle, string>> = {
  en: {
    figure: "Lead with the figure and say what it means for your readers.",
    question: "Pick up the question and answer it from your own field.",
    definition: "Explain the term in plain words and show where it matters in practice.",
    advice: "Turn the advice into two or three steps that can be tried tomorrow.",
    contrast: "Show both sides and say which one carries more weight.",
    cause: "Explain cause and effect with one example.",
    experience: "Share an experience that supports or contradicts this.",
    now: "Say why this matters right now.",
    readers: "Ask your readers how they see it.",
  },
  de: {
    figure: "Beginnen Sie mit der Zahl und sagen Sie, was sie für Ihre Leserinnen und Leser bedeutet.",
    question: "Greifen Sie die Frage auf und beantworten Sie sie aus Ihrem Fachgebiet.",
    definition: "Erklären Sie den Begriff einfach und zeigen Sie, wo er in der Praxis zählt.",
    advice: "Machen Sie aus dem Rat zwei oder drei Schritte, die sich morgen ausprobieren lassen.",
    contrast: "Zeigen Sie beide Seiten und sagen Sie, welche schwerer wiegt.",
    cause: "Erklären Sie Ursache und Wirkung an einem Beispiel.",
    experience: "Erzählen Sie eine Erfahrung, die das bestätigt oder widerlegt.",
    now: "Sagen Sie, warum das gerade jetzt wichtig ist.",
    readers: "Fragen Sie Ihre Leserinnen und Leser, wie sie es sehen.",
  },
};

/** Patterns for the angles that fit a sentence, in both languages, because the source may be in either. */
const ANGLE_PATTERNS: [Angle, RegExp][] = [
  ["question", /\?["”“)]?$/],
  ["figure", /\d/],
  ["definition", /\b(means|is called|refers to|bedeutet|heißt|bezeichnet|versteht man)\b/i],
  ["advice", /\b(should|must|need to|needs to|sollten?|müssen|muss)\b/i],
  ["contrast", /\b(but|however|although|whereas|aber|jedoch|sondern|obwohl|während|trotz|dagegen)\b/i],
  ["cause", /\b(because|since|therefore|due to|weil|denn|deshalb|dadurch|daher)\b/i],
];
const GENERAL_ANGLES: Angle[] = ["experience", "now", "readers"];

/** Chooses an angle for a post about `quote`, in `language`; avoids those in `used` as long as others are left. */
export function chooseAngle(quote: string, language: OutlineLanguage, used: string[]): string {
  const fitting = [
    ...ANGLE_PATTERNS.filter(([, sign]) => sign.test(quote)).map(([angle]) => angle),
    ...GENERAL_ANGLES,
  ];
  const angles = fitting.map((angle) => ANGLES[language][angle]);
  return angles.find((angle) => !used.includes(angle)) ?? angles[used.length % angles.length]!;
}
