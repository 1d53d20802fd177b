/**
 * Topics to begin with, by field. Ids only: their words are `starters.<field>.<topic>` in messages/{en,de}/topics.json,
 * each with a title and an angle.
 */
export const STARTER_TOPICS = {
  leadership: ["firstTeam", "delegation", "feedback"],
  career: ["turningPoint", "mistake", "interview"],
  sales: ["firstCall", "objection", "trust"],
  marketing: ["positioning", "smallBudget", "audience"],
  technology: ["aiAtWork", "automation", "security"],
  hr: ["hiring", "onboarding", "retention"],
  productivity: ["meetings", "focus", "remote"],
  entrepreneurship: ["firstCustomer", "pricing", "lessons"],
} as const;

export type StarterField = keyof typeof STARTER_TOPICS;

/** `leadership.feedback`, as the words have it. */
export type StarterTopic = {
  [Field in StarterField]: `${Field}.${(typeof STARTER_TOPICS)[Field][number]}`;
}[StarterField];

export const STARTER_FIELDS = Object.keys(STARTER_TOPICS) as StarterField[];

/** The topics of a field, in the order they are shown. */
export function startersOf(field: StarterField): StarterTopic[] {
  return STARTER_TOPICS[field].map((topic) => `${field}.${topic}` as StarterTopic);
}
