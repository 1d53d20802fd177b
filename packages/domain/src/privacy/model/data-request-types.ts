/** What somebody can ask about their data (GDPR art. 15 to 21, 7(3)), in the order of the page. */
export const DATA_REQUEST_TYPES = [
  "access",
  "rectification",
  "erasure",
  "restriction",
  "portability",
  "objection",
  "withdraw_consent",
  "other",
] as const;
export type DataRequestType = (typeof DATA_REQUEST_TYPES)[number];
