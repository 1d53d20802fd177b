/** The rights of the GDPR that a request of its own asks for (art. 15 to 21, 7(3)), in the order of the pages. */
export const REQUESTABLE_RIGHTS = [
  "access",
  "rectification",
  "erasure",
  "restriction",
  "portability",
  "objection",
  "withdraw_consent",
] as const;

/** Types of requests about personal data: one of the rights, or something else. */
export const DATA_REQUEST_TYPES = [...REQUESTABLE_RIGHTS, "other"] as const;
export type DataRequestType = (typeof DATA_REQUEST_TYPES)[number];

/** Types that nobody could answer without details. */
const TYPES_WITH_DETAILS: readonly string[] = ["rectification", "other"];

/** Tells whether a type needs details; one that is not chosen yet needs none. */
export const needsDetails = (type: string | undefined) =>
  type !== undefined && TYPES_WITH_DETAILS.includes(type);
