/**
 * Starter topics by field. These are ids only: their texts are `starters.<field>.<topic>` in
 * messages/{en,de}/topics.json, each with a title and an angle.
 */
const STARTER_TOPICS = {
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

/** A key like `leadership.feedback`, as the messages use it. */
export type StarterTopic = {
  [Field in StarterField]: `${Field}.${(typeof STARTER_TOPICS)[Field][number]}`;
}[StarterField];

export const STARTER_FIELDS = Object.keys(STARTER_TOPICS) as StarterField[];

/** Returns the topics of a field in display order. */
export function getStarters(field: StarterField): StarterTopic[] {
  return STARTER_TOPICS[field].map((topic) => `${field}.${topic}` as StarterTopic);
}
