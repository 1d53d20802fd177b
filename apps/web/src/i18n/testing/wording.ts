/** Faults of typography in a text: what a typist does and a typesetter does not. */
export function findTypos(locale: "en" | "de", key: string, text: string): string[] {
  if (SPECIFICATION_SPELLING.has(key)) return [];
  return RULES[locale].filter(({ fault }) => fault.test(text)).map(({ name }) => `${key}: ${name}: ${text}`);
}

/** Capitals in the middle of an English label that are neither a name's nor the specification's. */
export function findCapitals(key: string, text: string): string[] {
  if (SPECIFICATION_LABELS.some((label) => text === label || text.startsWith(`${label}:`))) return [];
  if (!isLabel(text) || NO_ENGLISH_LABEL.test(key)) return [];
  const capitals = withoutNames(text)
    .replaceAll(/(^|[.:?“(]\s?|· )\p{Lu}/gu, "$1")
    .match(/(?<![\p{L}{-])\p{Lu}\p{Ll}[\p{L}]*/gu);
  return capitals ? [`${key}: ${capitals.join(", ")}: ${text}`] : [];
}

type Rule = { name: string; fault: RegExp };

const SPACES: Rule = { name: "two spaces", fault: /[^\S\n]{2}/ };
const DOTS: Rule = { name: "three dots for an ellipsis", fault: /\.{3}/ };
const APOSTROPHE: Rule = { name: "a straight apostrophe", fault: /'/ };
const RULES: Record<"en" | "de", Rule[]> = {
  en: [SPACES, DOTS, APOSTROPHE, { name: "a space before a percent sign", fault: /(\d|\}\})\s+%/ }],
  de: [
    SPACES,
    DOTS,
    APOSTROPHE,
    { name: "no non-breaking space before an ellipsis", fault: /[\p{L}\d}“] ?…(?!\p{L})/u },
    { name: "no non-breaking space before a percent sign", fault: /(\d|\}\}) ?%/ },
    { name: "no non-breaking space before a unit", fault: /(\d|\}\}) ?(kB|MB|GB|Min\.|s)(?![\p{L}\d])/u },
    { name: "no non-breaking space in z. B.", fault: /z\. ?B\./ },
  ],
};

/** Its three dots are written out in the specification. */
const SPECIFICATION_SPELLING = new Set(["data-requests.sending"]);

/** Labels and messages in Title Case, as the specification writes them. */
const SPECIFICATION_LABELS = [
  "AI Assistant",
  "Authentication Error",
  "Back to Calendar",
  "Back to Home",
  "Bookmarked Topics",
  "Bug Report",
  "Check Status",
  "Content Calendar",
  "Content Style",
  "Create Content",
  "Create Post",
  "Draft Posts",
  "Internal Server Error",
  "Load More",
  "Manage Posts",
  "Needs Setup",
  "Page Not Found",
  "Profile Not Found",
  "Review & Language",
  "Sync Posts",
  "Usage Limit Reached",
  "Write Manually",
];

/** Names keep their capitals: of products, places, pages of Takt, and what a law or LinkedIn calls a thing. */
const NAMES = [
  "Community Management API",
  "Content Compass",
  "(Member )?Data Portability API",
  "Europe/Berlin",
  "LinkedIn",
  "OpenAPI",
  "Stripe",
  "Takt( (Enterprise|Professional))?",
  "Shares\\.csv",
  "Enter",
  "in (Free|Professional)",
  "Bookmarks",
  "Today",
  "Berlin",
  "English",
  "German",
  "Monday",
  "Friday",
];

/** Names of places, and a sentence in German that stands beside its English one. */
const NO_ENGLISH_LABEL = /^(slots\.leftOut\.regions\.|onboarding\.language\.de$)/;

/** A label has at most six words and ends no sentence. */
function isLabel(text: string): boolean {
  return text.split(/\s+/).length <= 6 && !/[.!]$/.test(text);
}

function withoutNames(text: string): string {
  return NAMES.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "gu"), ""),
    text,
  );
}
