import { z } from "zod";

const version = z.string().regex(/^\d{6}$/);
const milliseconds = z.number().nonnegative();

/** What can be changed while it runs (POST /_emulator/settings), with what holds after a start or a reset. */
export const settingsSchema = z.strictObject({
  /** Newer answers of LinkedIn say 4000 for some authors (reference 3.5). */
  maxCommentary: z.int().positive().default(3_000),
  /** Whether escapes count is not confirmed: by default they do, the stricter reading. */
  commentaryCounts: z.enum(["sent", "published"]).default("sent"),
  duplicateWindowMs: milliseconds.default(600_000),
  duplicateIndexLagMs: milliseconds.default(0),
  /** Which post the refusal of a duplicate names: one that was never there, as seen, or the earlier one, as documented. */
  duplicateNames: z.enum(["made_up", "earlier"]).default("made_up"),
  /** As of 2026-11-21 (reference 2.1). */
  activeVersions: z
    .array(version)
    .default(
      "202511 202512 202601 202602 202603 202604 202605 202606 202607 202608 202609 202610".split(" "),
    ),
  memberDailyLimit: z.int().nonnegative().default(150),
  appDailyLimit: z.int().nonnegative().default(100_000),
  /** Posts a day of a member who has not verified who they are; null is no such limit. */
  unverifiedShareLimit: z.int().nonnegative().nullable().default(null),
  imageProcessingMs: milliseconds.default(1_500),
  videoProcessingMs: milliseconds.default(4_000),
  documentProcessingMs: milliseconds.default(1_500),
  /** The docs say 403 for a self-serve token, a measurement says 200 (reference 5.1). */
  imageGet: z.enum(["200", "403"]).default("200"),
  videoGet: z.enum(["200", "403"]).default("200"),
  documentGet: z.enum(["200", "403"]).default("200"),
  /** What finalizeUpload must echo. Usually empty (reference 5.2). */
  videoUploadToken: z.string().default(""),
  /** Ids of a video's parts given with the quotes of the ETag header; nobody says what LinkedIn makes of them. */
  quotedPartIds: z.enum(["refuse", "accept"]).default("refuse"),
  /** Slow uploads: bytes of each one that are taken in a second. */
  uploadBytesPerSecond: z.int().positive().nullable().default(null),
  /** A post over an image still in processing: refused, or 201 and later failed unseen, or published after all. */
  earlyImagePost: z.enum(["refuse", "fail", "publish"]).default("fail"),
  /** Docs require the bearer token on an image PUT, clients without it succeed (reference 5.1). */
  imagePutAuth: z.enum(["optional", "required"]).default("optional"),
  uploadUrlTtlMs: milliseconds.default(86_400_000),
  refreshTokens: z.boolean().default(false),
  accessTokenTtlSeconds: z.number().positive().default(5_183_999),
  /** A fresh token answers 401/65601 for this long. */
  freshTokenDelayMs: milliseconds.default(0),
  /** Redirects at once when the signed-in member has granted just this before. */
  silentGrant: z.boolean().default(false),
  /** Scopes beyond the self-serve four that the app has been given. */
  extraScopes: z.array(z.string()).default([]),
  pictureTtlMs: milliseconds.default(3_600_000),
  /** The issuer named in discovery and id_token; null is this emulator's own origin + /oauth. */
  issuer: z.string().nullable().default(null),
});

export type Settings = z.output<typeof settingsSchema>;
