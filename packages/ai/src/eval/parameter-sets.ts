import {
  CALLS_TO_ACTION,
  CONTENT_TYPES,
  POST_GOALS,
  TEXT_LENGTHS,
  TONES,
  type WritingLanguage,
  type WritingParameters,
} from "@takt/domain/writing/model/writing-parameters";

type Words = { topic: string; targetAudience: string; hashtags: string[] };
/** Topics from different trades, the same eight in both languages. */
const SUBJECTS: Record<WritingLanguage, Words[]> = {
  en: [
    { topic: "Fewer meetings", targetAudience: "Heads of engineering", hashtags: ["Meetings"] },
    {
      topic: "Why onboarding fails in week two",
      targetAudience: "HR managers",
      hashtags: ["Onboarding", "HR"],
    },
    { topic: "Heat pumps in old buildings", targetAudience: "Home owners and installers", hashtags: [] },
    {
      topic: "What a good complaint is worth",
      targetAudience: "Owners of small shops",
      hashtags: ["Service"],
    },
    { topic: "Learning to code at forty", targetAudience: "Career changers", hashtags: [] },
    {
      topic: "Pricing by the hour or by the result",
      targetAudience: "Freelancers",
      hashtags: ["Pricing", "Freelance", "Consulting"],
    },
    {
      topic: "Night shifts and patient safety",
      targetAudience: "Nurses and ward managers",
      hashtags: ["Nursing"],
    },
    { topic: "AI in the accounts department", targetAudience: "Finance directors", hashtags: [] },
  ],
  de: [
    { topic: "Weniger Besprechungen", targetAudience: "Entwicklungsleitungen", hashtags: ["Meetings"] },
    {
      topic: "Warum das Onboarding in der zweiten Woche scheitert",
      targetAudience: "Personalverantwortliche",
      hashtags: ["Onboarding", "HR"],
    },
    { topic: "Wärmepumpen im Altbau", targetAudience: "Hausbesitzende und Heizungsbetriebe", hashtags: [] },
    {
      topic: "Was eine gute Beschwerde wert ist",
      targetAudience: "Inhaberinnen und Inhaber kleiner Läden",
      hashtags: ["Service"],
    },
    {
      topic: "Mit vierzig programmieren lernen",
      targetAudience: "Menschen vor dem Berufswechsel",
      hashtags: [],
    },
    {
      topic: "Abrechnen nach Stunden oder nach Ergebnis",
      targetAudience: "Freiberufliche",
      hashtags: ["Honorar", "Selbstständig", "Beratung"],
    },
    {
      topic: "Nachtschichten und die Sicherheit von Patienten",
      targetAudience: "Pflegekräfte und Stationsleitungen",
      hashtags: ["Pflege"],
    },
    { topic: "KI in der Buchhaltung", targetAudience: "Kaufmännische Leitungen", hashtags: [] },
  ],
};
const CUSTOM_CALL: Record<WritingLanguage, string> = {
  en: "Send me a message with your worst example.",
  de: "Schicken Sie mir Ihr schlimmstes Beispiel.",
};
const SET_COUNT = 40;

/**
 * Returns forty fixed sets of parameters in a language: every pair of parameter values occurs at least once, and
 * each subject occurs five times. (The steps were found by a search; a test checks them.)
 */
export function parameterSets(language: WritingLanguage): WritingParameters[] {
  return Array.from({ length: SET_COUNT }, (_, i) => {
    const callToAction = at(CALLS_TO_ACTION, 3 * i + Math.floor(i / 10));
    return {
      ...at(SUBJECTS[language], i),
      postGoal: at(POST_GOALS, 2 * i + Math.floor(i / 10)),
      contentType: at(CONTENT_TYPES, i),
      tone: at(TONES, i + Math.floor(i / 8)),
      length: at(TEXT_LENGTHS, Math.floor(i / 2)),
      callToAction,
      customCallToAction: callToAction === "custom" ? CUSTOM_CALL[language] : null,
      personalReference: Math.floor(i / 8) % 2 === 1,
      useResearch: false,
      language,
      address: i % 3 === 0 && callToAction !== "custom" ? "du" : "sie",
    };
  });
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
