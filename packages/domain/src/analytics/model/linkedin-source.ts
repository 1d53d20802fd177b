/** Where a number comes from; the values of the enum of the same name in the database, in its order. */
const LINKEDIN_SOURCES = [
  "takt",
  "community_api",
  "portability_api",
  "archive_file",
  "analytics_file",
] as const;
export type LinkedinSource = (typeof LINKEDIN_SOURCES)[number];

/** Content types of a post on LinkedIn; the values of the enum of the same name in the database. */
export type LinkedinContentType =
  | "text"
  | "image"
  | "multi_image"
  | "video"
  | "document"
  | "article"
  | "poll"
  | "reshare"
  | "unknown";
