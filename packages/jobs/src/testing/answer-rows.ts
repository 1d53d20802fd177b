import type { createPost } from "@takt/db/testing/factories/create-post";
import type { PostStatus } from "@takt/domain/posts/model/post-transitions";
import { JANA, postBody, type startHarness } from "@takt/emulators/linkedin/testing/start-harness";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

type Harness = Awaited<ReturnType<typeof startHarness>>;
type Expected = {
  status: PostStatus;
  reason?: string;
  /** Minimum and maximum milliseconds until the retry. */
  due?: readonly [number, number];
  receipt: { outcome: string; httpStatus: number | null; words?: string };
  /** Why the connection is invalid now; the member's other posts then wait. */
  ended?: "revoked" | "expired" | "restricted" | "invalid";
  /** How many copies LinkedIn has; 0 by default. */
  there?: 0 | 1;
};
export type AnswerRow = {
  given?: (linkedin: Harness) => unknown;
  token?: string;
  scope?: string;
  memberSub?: string;
  connectedAgo?: number;
  post?: Parameters<typeof createPost>[2];
  apiUrl?: string;
  /** The URN of the image that is sent with it. */
  media?: string;
  is: Expected;
};

const envelope = (status: number, code: string, message: string, more = {}) => ({
  status,
  body: { status, code, message, ...more },
});
/** Makes this LinkedIn's next answer to a create call. */
const answer = (part: {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  commit?: boolean;
}) => ({
  given: ({ control }: Harness) =>
    control.fault({ kind: "answer", match: { path: "^/rest/posts" }, ...part }),
});
const html = (status: number) => ({
  status,
  body: `<html><head><title>${status}</title></head></html>`,
  headers: { "content-type": "text/html" },
});
const fault = (fault: { kind: "cut" | "hang"; commit?: boolean }) => ({
  given: ({ control }: Harness) => control.fault({ ...fault, match: { path: "^/rest/posts" } }),
});
const settings = (part: Record<string, unknown>) => ({
  given: ({ control }: Harness) => control.settings(part),
});
const member = (action: "expire" | "revoke" | "restrict") => ({
  given: ({ control }: Harness) => control.memberState(JANA, action),
});
const failed = (reason: string, httpStatus: number, words?: string): Expected => ({
  status: "failed",
  reason,
  receipt: {
    outcome: reason === "duplicate" ? "duplicate" : "refused",
    httpStatus,
    ...(words && { words }),
  },
});
const again = (
  reason: string,
  due: readonly [number, number],
  outcome: string,
  httpStatus: number | null,
  words?: string,
): Expected => ({
  status: "scheduled",
  reason,
  due,
  receipt: { outcome, httpStatus, ...(words && { words }) },
});
const ended = (why: NonNullable<Expected["ended"]>): Expected => ({
  status: "scheduled",
  ended: why,
  receipt: { outcome: "unauthorized", httpStatus: 401 },
});
const silent = (httpStatus: number | null, there: 0 | 1 = 0): Expected => ({
  status: "publishing",
  there,
  receipt: { outcome: "unknown", httpStatus },
});
/** From the next midnight in UTC, up to ten minutes later. */
const midnight = () => {
  const left = DAY - (Date.now() % DAY);
  return [left - 30 * SECOND, left + 600 * SECOND] as const;
};
const soon = [0, 11 * SECOND] as const;

/**
 * LinkedIn's answers to a create call, how the emulator is made to give them, and what the post becomes
 * (docs/linkedin-api.md).
 */
export const ANSWER_ROWS: Record<string, AnswerRow | (() => AnswerRow)> = {
  "201": { is: { status: "published", there: 1, receipt: { outcome: "created", httpStatus: 201 } } },

  // Invalid values.
  "400 blank": {
    post: { content: " " },
    is: failed("refused", 400, "commentary can't be blank"),
  },
  "400 a field that cannot have this value": {
    ...answer(envelope(400, "INVALID_VALUE_FOR_FIELD", "visibility can't be set to X")),
    is: failed("refused", 400, "visibility can't be set to X"),
  },
  "400 too long (3.5)": {
    ...settings({ maxCommentary: 20 }),
    post: { content: "x".repeat(21) },
    is: failed("too_long", 400, "exceeded the maximum allowed (20 characters)"),
  },
  "400 media still waited for": {
    ...answer(envelope(400, "MEDIA_ASSET_WAITING_UPLOAD", "asset is waiting upload")),
    media: "urn:li:image:C4Eone",
    is: again("media_unready", soon, "media_processing", 400),
  },
  "422 media still processing": {
    ...answer({ status: 422, body: { message: "The video is still processing", status: 422 } }),
    media: "urn:li:image:C4Eone",
    is: again("media_unready", soon, "media_processing", 422),
  },
  "400 media that is not there: sent anew": {
    media: "urn:li:image:C4Enowhere",
    is: again("media_unready", [-5 * SECOND, 0], "media_gone", 400),
  },
  "404 media that is not there: sent anew": {
    ...answer(envelope(404, "NOT_FOUND", "Could not find entity")),
    media: "urn:li:image:C4Enowhere",
    is: again("media_unready", [-5 * SECOND, 0], "media_gone", 404),
  },
  "400 media that failed in processing": {
    ...answer(envelope(400, "MEDIA_ASSET_PROCESSING_FAILED", "asset failed")),
    is: failed("media_rejected", 400, "asset failed"),
  },

  // Invalid tokens.
  "401 junk (65600)": { token: "junk", is: ended("invalid") },
  "401 revoked (65601)": { ...member("revoke"), is: ended("revoked") },
  "401 revoked, just after its issue": {
    ...settings({ freshTokenDelayMs: 60_000 }),
    connectedAgo: 2 * SECOND,
    is: again("connection_invalid", soon, "unauthorized", 401),
  },
  "401 expired (65602)": { ...member("expire"), is: ended("expired") },
  "401 no token (65604)": { token: "", is: ended("invalid") },
  "401 restricted member (65608)": { ...member("restrict"), is: ended("restricted") },
  "401 as /v2 says it": {
    ...answer({
      status: 401,
      body: { message: "Empty oauth2_access_token", serviceErrorCode: 401, status: 401 },
    }),
    is: ended("invalid"),
  },

  // Permissions and resources.
  "403 no permission": {
    scope: "openid profile email",
    is: failed("refused", 403, "partnerApiPostsExternal.CREATE"),
  },
  "403 another's author": { memberSub: "mR4tZ81LsQ", is: failed("refused", 403, "/author") },
  "405": { ...answer({ status: 405, body: { status: 405, message: "Method" } }), is: failed("refused", 405) },
  "409": {
    ...answer(envelope(409, "CONFLICT", "A write conflict occurred. Retry the request")),
    is: again("unreachable", soon, "not_sent", 409),
  },
  "411": { ...answer({ status: 411, body: { status: 411 } }), is: failed("refused", 411) },
  "413 from a gateway": { post: { content: "x".repeat(1_100_000) }, is: failed("refused", 413) },
  "414": { ...answer({ status: 414, body: { status: 414, message: "URI" } }), is: failed("refused", 414) },
  "415": { ...answer({ status: 415, body: { status: 415, message: "type" } }), is: failed("refused", 415) },

  // Schema errors and duplicates.
  "422 schema": {
    ...answer({
      status: 422,
      body: { message: "ERROR :: /content/article/title :: field is required\n", status: 422 },
    }),
    is: failed("refused", 422, "ERROR :: /content/article/title :: field is required"),
  },
  "422 duplicate": {
    given: async ({ call, signIn }) => {
      await call(await signIn(), "POST", "/rest/posts", postBody("Guten Morgen"));
    },
    is: { ...failed("duplicate", 422, "Content is a duplicate of urn:li:share:"), there: 1 },
  },
  "422 duplicate, short form": {
    ...answer({ status: 422, body: { message: "Content is a duplicate of urn:li:share:1", status: 422 } }),
    is: failed("duplicate", 422),
  },

  // Retired versions.
  "426 of the newest: the next one, in the same attempt": {
    ...settings({ activeVersions: ["202608"] }),
    is: { status: "published", there: 1, receipt: { outcome: "created", httpStatus: 201 } },
  },
  "426 of all": {
    ...settings({ activeVersions: ["202507"] }),
    is: again("version_retired", soon, "not_sent", 426, "is not active"),
  },

  // Rate limits.
  "429 the member's day": () => ({
    ...settings({ memberDailyLimit: 0 }),
    is: again("limit_reached", midnight(), "limited", 429, "APPLICATION_AND_MEMBER DAY limit"),
  }),
  "429 the app's day": () => ({
    ...settings({ appDailyLimit: 0 }),
    is: again("limit_reached", midnight(), "limited", 429, "APPLICATION DAY limit"),
  }),
  "429 unverified member": () => ({
    ...settings({ unverifiedShareLimit: 0 }),
    is: again("limit_reached", midnight(), "limited", 429, "unverified members"),
  }),
  "429 bare": {
    ...answer(envelope(429, "TOO_MANY_REQUESTS", "Resource level throttle limit is reached.")),
    is: again("limit_reached", [50 * SECOND, 91 * SECOND], "limited", 429),
  },
  "429 bare, for the fifth time: more slowly": {
    ...answer(envelope(429, "TOO_MANY_REQUESTS", "Resource level throttle limit is reached.")),
    post: { releases: 4 },
    is: again("limit_reached", [150 * SECOND, 161 * SECOND], "limited", 429),
  },
  "429 Retry-After in seconds": {
    ...answer({ status: 429, headers: { "retry-after": "1200" } }),
    is: again("limit_reached", [1190 * SECOND, 1201 * SECOND], "limited", 429),
  },
  "429 Retry-After as a date": () => ({
    ...answer({
      status: 429,
      headers: { "retry-after": new Date(Date.now() + 1200 * SECOND).toUTCString() },
    }),
    is: again("limit_reached", [1189 * SECOND, 1201 * SECOND], "limited", 429),
  }),
  "429 until after its limit": () => ({
    ...answer({ status: 429, headers: { "retry-after": "1200" }, body: { message: "no more", status: 429 } }),
    post: { expiresAt: new Date(Date.now() + 600 * SECOND) },
    is: {
      status: "failed",
      reason: "limit_reached",
      receipt: { outcome: "limited", httpStatus: 429, words: "no more" },
    },
  }),

  // Unknown outcomes.
  "408": { ...answer({ status: 408 }), is: silent(408) },
  "500": { ...answer(envelope(500, "INTERNAL_SERVER_ERROR", "Internal")), is: silent(500) },
  "500 after the commit": { ...answer({ status: 500, commit: true }), is: silent(500, 1) },
  "502 of a gateway": { ...answer(html(502)), is: silent(502) },
  "503": { ...answer(envelope(503, "SERVICE_UNAVAILABLE", "Down")), is: silent(503) },
  "504 after the commit": { ...answer({ status: 504, commit: true }), is: silent(504, 1) },
  "a page with 200": { ...answer(html(200)), is: silent(200) },
  "a page with 403": { ...answer(html(403)), is: silent(403) },
  "201 without a URN": {
    ...answer({ status: 201, commit: true }),
    is: { status: "published", receipt: { outcome: "created", httpStatus: 201 }, there: 1 },
  },
  "201 with a page in it": { ...answer({ ...html(201), commit: true }), is: silent(201, 1) },
  "slow beyond the time-out": { ...fault({ kind: "hang" }), is: silent(null) },
  "slow beyond the time-out, after the commit": {
    ...fault({ kind: "hang", commit: true }),
    is: silent(null, 1),
  },
  "cut before the commit": { ...fault({ kind: "cut" }), is: silent(null) },
  "cut after the commit": { ...fault({ kind: "cut", commit: true }), is: silent(null, 1) },

  // Nothing was sent.
  "connection refused": {
    apiUrl: "http://127.0.0.1:1",
    is: again("unreachable", soon, "not_sent", null),
  },
  "no such host": {
    apiUrl: "http://linkedin.invalid",
    is: again("unreachable", soon, "not_sent", null),
  },
};
