import { z } from "zod";

const version = z.string().regex(/^\d{6}$/);
const milliseconds = z.number().nonnegative();

/** The settings of POST /_emulator/settings, with their defaults after a start or a reset. */
export const settingsSchema = z.strictObject({
  /** LinkedIn's newer error messages say 4000 for some authors (docs/linkedin-api.md, Text). */
  maxCommentary: z.int().positive().default(3_000),
  /** The text whose length counts. The default includes the escapes, the stricter of the two unconfirmed readings. */
  commentaryCounts: z.enum(["sent", "published"]).default("sent"),
  duplicateWindowMs: milliseconds.default(600_000),
  duplicateIndexLagMs: milliseconds.default(0),
  /** The post that a duplicate error names: a made-up URN, as seen, or the earlier post, as documented. */
  duplicateNames: z.enum(["made_up", "earlier"]).default("made_up"),
  /** As of 2026-11-21 (docs/linkedin-api.md, Limits and versions). */
  activeVersions: z
    .array(version)
    .default(
      "202511 202512 202601 202602 202603 202604 202605 202606 202607 202608 202609 202610".split(" "),
    ),
  memberDailyLimit: z.int().nonnegative().default(150),
  appDailyLimit: z.int().nonnegative().default(100_000),
  /** Posts a day of a member without a verified identity; null means no limit. */
  unverifiedShareLimit: z.int().nonnegative().nullable().default(null),
  imageProcessingMs: milliseconds.default(1_500),
  videoProcessingMs: milliseconds.default(4_000),
  documentProcessingMs: milliseconds.default(1_500),
  /** The docs say 403 for a self-serve token, a measurement says 200 (docs/linkedin-api.md, Files). */
  imageGet: z.enum(["200", "403"]).default("200"),
  videoGet: z.enum(["200", "403"]).default("200"),
  documentGet: z.enum(["200", "403"]).default("200"),
  /** The token that finalizeUpload must echo, usually empty (docs/linkedin-api.md, Files). */
  videoUploadToken: z.string().default(""),
  /** Whether part ids may keep the quotes of the ETag header; LinkedIn does not document it. */
  quotedPartIds: z.enum(["refuse", "accept"]).default("refuse"),
  /** Bytes a second at which each upload is read; null is full speed. */
  uploadBytesPerSecond: z.int().positive().nullable().default(null),
  /** The outcome of a post whose image is still processing: refused, or 201 and failed later unseen, or published. */
  earlyImagePost: z.enum(["refuse", "fail", "publish"]).default("fail"),
  /** Docs require the bearer token on an image PUT, clients without it succeed (docs/linkedin-api.md, Files). */
  imagePutAuth: z.enum(["optional", "required"]).default("optional"),
  uploadUrlTtlMs: milliseconds.default(86_400_000),
  refreshTokens: z.boolean().default(false),
  accessTokenTtlSeconds: z.number().positive().default(5_183_999),
  /** A fresh token answers 401/65601 for this long. */
  freshTokenDelayMs: milliseconds.default(0),
  /** Whether the consent page is skipped when the signed-in member has granted the same scopes before. */
  silentGrant: z.boolean().default(false),
  /** Where the figures of posts and followers come from: a model and what members do, or only what tests set. */
  figures: z.enum(["simulated", "only_set"]).default("simulated"),
  /** How a count of nothing is answered: not at all, or as 0. */
  zeroFigures: z.enum(["empty", "zero"]).default("empty"),
  /** Whether the end of a range of days belongs to it. */
  analyticsEnd: z.enum(["exclusive", "inclusive"]).default("exclusive"),
  /** Whether a long answer comes in pages of ten, as it does for other finders, or whole. */
  analyticsPages: z.enum(["whole", "ten"]).default("whole"),
  /** The meaning of a day of memberFollowersCount: the followers that came on it, or all there were. */
  followersOfDay: z.enum(["gained", "total"]).default("gained"),
  /** How long after the consent a member's data can be read (docs/linkedin-api.md, Data portability). */
  snapshotDelayMs: milliseconds.default(0),
  /** How long a change of the member takes to appear in memberChangeLogs. */
  changeLogDelayMs: milliseconds.default(0),
  /** Whether the consent is enough, or POST memberAuthorizations has to follow. */
  enrolsAtConsent: z.boolean().default(true),
  /** How long comments on a new post are 404. */
  commentDelayMs: milliseconds.default(0),
  /** Whether the Community Management app is in the Development tier: 500 calls a day, 100 a member, no BATCH_GET. */
  developmentTier: z.boolean().default(true),
  /** Whether LinkedIn has given that app the scopes that it takes no requests for, r_member_social above all. */
  closedScopes: z.boolean().default(true),
  /** The first app's scopes beyond the four self-serve ones. */
  extraScopes: z.array(z.string()).default([]),
  /** How the data archive writes quotes and line breaks, and the forms of the analytics export (the member's own files). */
  archiveQuotes: z.enum(["wrapped", "doubled", "backslash"]).default("wrapped"),
  exportForm: z.enum(["aggregate", "content"]).default("aggregate"),
  exportLanguage: z.enum(["en", "pt"]).default("en"),
  exportAddresses: z.enum(["activity", "slug"]).default("activity"),
  pictureTtlMs: milliseconds.default(3_600_000),
  /** The issuer named in discovery and id_token; null is this emulator's own origin + /oauth. */
  issuer: z.string().nullable().default(null),
});

export type Settings = z.output<typeof settingsSchema>;
