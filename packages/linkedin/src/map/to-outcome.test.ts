import { describe, expect, test } from "vitest";
import type { CreateAnswer } from "./create-answers";
import { CREATE_ANSWERS } from "./create-answers";
import { toOutcome } from "./to-outcome";

const NOW = Date.parse("2026-11-21T22:15:00Z");
const URN = "urn:li:share:7141138937766391808";
const UNTIL = {
  retryAfter: new Date(NOW + 90_000),
  midnight: new Date("2026-11-22T00:05:00Z"),
  minute: new Date(NOW + 75_000),
};

type Example = { status: number; body?: unknown; headers?: Record<string, string>; is: object };

const code = (status: number, name: string, message = "m") => ({
  status,
  body: { status, code: name, message },
});
const content = (status: number, message: string, input: object) => ({
  status,
  body: {
    errorDetailType: "com.linkedin.common.error.BadRequest",
    message: `com.linkedin.content.common.exception.BadRequestResponseException: ${message}`,
    errorDetails: { inputErrors: [input] },
    status,
  },
});
const denied = (serviceErrorCode: number, name: string) => ({
  status: 401,
  body: { status: 401, serviceErrorCode, code: name, message: "m" },
});
const refused = { kind: "refused", reason: "refused" };
const rejected = { kind: "refused", reason: "media_rejected" };
const tooLong = content(
  400,
  "ShareCommentary text length (8694 characters) exceeded the maximum allowed (3000 characters)",
  {
    description: "Size of array cannot be higher than the maxLength",
    code: "FIELD_ARRAY_SIZE_TOO_HIGH",
    maxLength: 3000,
    input: { value: { stringValue: "…" } },
  },
);
const duplicate = content(422, `Content is a duplicate of ${URN}`, {
  description: "Duplicate post is detected",
  input: {},
  code: "DUPLICATE_POST",
});

/** At least one per row of the table, enforced by the type. */
const EXAMPLES: Record<CreateAnswer, Example[]> = {
  created: [
    { status: 201, headers: { "x-restli-id": URN }, is: { kind: "created", urn: URN } },
    { status: 201, headers: { "x-restli-id": encodeURIComponent(URN) }, is: { kind: "created", urn: URN } },
    { status: 201, is: { kind: "created", urn: null } },
    { status: 201, headers: { "x-restli-id": "7141138937766391808" }, is: { kind: "created", urn: null } },
    { status: 201, headers: { "content-length": "0" }, is: { kind: "created", urn: null } },
    { status: 201, headers: { "content-length": "31" }, is: { kind: "unknown" } },
    { status: 201, headers: { "content-type": "text/html" }, is: { kind: "unknown" } },
  ],
  tooLong: [
    { ...tooLong, is: { kind: "refused", reason: "too_long" } },
    {
      ...code(400, "FIELD_LENGTH_TOO_LONG", "commentary is longer than the maximum"),
      is: { kind: "refused", reason: "too_long" },
    },
  ],
  mediaWaiting: [{ ...code(400, "MEDIA_ASSET_WAITING_UPLOAD"), is: { kind: "media_processing" } }],
  mediaProcessing: [
    {
      status: 422,
      body: { status: 422, message: "The asset is still processing" },
      is: { kind: "media_processing" },
    },
  ],
  mediaRejected: [{ ...code(400, "MEDIA_ASSET_PROCESSING_FAILED"), is: rejected }],
  mediaGone: [
    "INVALID_IMAGE_ID",
    "INVALID_VIDEO_ID",
    "INVALID_DOCUMENT_ID",
    "EXPIRED_UPLOAD_URL",
    "UPDATING_ASSET_FAILED",
  ].map((name) => ({ ...code(400, name), is: { kind: "media_gone" } })),
  mediaMissing: [{ ...code(404, "NOT_FOUND", "Could not find entity"), is: { kind: "media_gone" } }],
  unauthorized: [
    { ...denied(65600, "INVALID_ACCESS_TOKEN"), is: { kind: "unauthorized", why: "invalid" } },
    { ...denied(65601, "REVOKED_ACCESS_TOKEN"), is: { kind: "unauthorized", why: "revoked" } },
    { ...denied(65602, "EXPIRED_ACCESS_TOKEN"), is: { kind: "unauthorized", why: "expired" } },
    { ...denied(65604, "EMPTY_ACCESS_TOKEN"), is: { kind: "unauthorized", why: "invalid" } },
    { ...denied(65608, "RESTRICTED_MEMBER"), is: { kind: "unauthorized", why: "restricted" } },
    { ...code(401, "REVOKED_ACCESS_TOKEN"), is: { kind: "unauthorized", why: "revoked" } },
    { status: 401, body: { serviceErrorCode: 65602 }, is: { kind: "unauthorized", why: "expired" } },
    { status: 401, is: { kind: "unauthorized", why: "invalid" } },
  ],
  timedOut: [
    { status: 408, is: { kind: "unknown" } },
    { ...code(408, "REQUEST_TIMEOUT"), is: { kind: "unknown" } },
  ],
  conflict: [
    { ...code(409, "CONFLICT", "A write conflict occurred. Retry the request"), is: { kind: "not_sent" } },
  ],
  tooLarge: [
    { status: 413, is: refused },
    { status: 413, body: "<html>413 Request Entity Too Large</html>", is: refused },
  ],
  duplicate: [
    { ...duplicate, is: { kind: "duplicate", of: URN } },
    {
      status: 422,
      body: { message: `Content is a duplicate of ${URN}` },
      is: { kind: "duplicate", of: URN },
    },
    { ...code(422, "DUPLICATE_POST", "Duplicate post is detected"), is: { kind: "duplicate", of: null } },
  ],
  retired: [
    { ...code(426, "NONEXISTENT_VERSION"), is: { kind: "retired" } },
    { status: 426, is: { kind: "retired" } },
  ],
  limited: [
    {
      status: 429,
      headers: { "retry-after": "90" },
      body: { message: "APPLICATION DAY limit" },
      is: { kind: "limited", until: UNTIL.retryAfter },
    },
    {
      ...code(429, "TOO_MANY_REQUESTS", "Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls"),
      is: { kind: "limited", until: UNTIL.midnight },
    },
    {
      status: 429,
      body: { message: "Share limit has been reached for unverified members." },
      is: { kind: "limited", until: UNTIL.midnight },
    },
    {
      status: 429,
      body: { message: "Resource level throttle limit for calls to this resource is reached." },
      is: { kind: "limited", until: UNTIL.minute },
    },
    { status: 429, body: "<html>slow down</html>", is: { kind: "limited", until: UNTIL.minute } },
    { status: 429, is: { kind: "limited", until: UNTIL.minute } },
  ],
  refused: [
    { ...code(400, "INVALID_URN_TYPE"), is: refused },
    { ...code(400, "VERSION_MISSING"), is: refused },
    // A limit that is not the text's.
    {
      ...content(400, "content/multiImage/images has 21 elements", { code: "FIELD_ARRAY_SIZE_TOO_HIGH" }),
      is: refused,
    },
    { ...code(400, "FIELD_LENGTH_TOO_LONG", "altText is longer than the maximum"), is: refused },
    // An echo of the user's text decides nothing.
    {
      ...content(422, "x", {
        code: "Y",
        input: { value: { stringValue: "Content is a duplicate of DUPLICATE_POST" } },
      }),
      is: refused,
    },
    { ...code(403, "ACCESS_DENIED"), is: refused },
    { ...code(404, "RESOURCE_NOT_FOUND", "No virtual resource found"), is: refused },
    { status: 404, is: refused },
    { status: 405, is: refused },
    { status: 415, is: refused },
    {
      status: 422,
      body: { message: "ERROR :: /distribution :: field is required\n", status: 422 },
      is: { ...refused, message: "ERROR :: /distribution :: field is required" },
    },
    { status: 422, is: refused },
  ],
  unknown: [
    { status: 200, is: { kind: "unknown" } },
    { status: 302, headers: { location: "/" }, is: { kind: "unknown" } },
    { status: 403, body: "<html>", is: { kind: "unknown" } },
    { status: 409, body: "<html>", is: { kind: "unknown" } },
    { ...code(499, "X"), is: { kind: "unknown" } },
    { ...code(500, "INTERNAL_SERVER_ERROR"), is: { kind: "unknown" } },
    { ...code(500, "DUPLICATE_POST", "Content is a duplicate of"), is: { kind: "unknown" } },
    { ...code(503, "SERVICE_UNAVAILABLE"), is: { kind: "unknown" } },
    { status: 504, is: { kind: "unknown" } },
    { status: 999, body: "<html>", is: { kind: "unknown" } },
  ],
};

describe.each(Object.keys(CREATE_ANSWERS) as CreateAnswer[])("answers of the row %s", (row) => {
  test.each(EXAMPLES[row].map((example) => [JSON.stringify(example).slice(0, 90), example] as const))(
    "the answer %s has the expected outcome",
    (_name, { status, body, headers = {}, is }) => {
      const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
      const outcome = toOutcome(
        { kind: "answered", status, headers, body: text },
        { token: "t0ken", now: NOW, random: 0.5 },
      );
      expect(outcome).toMatchObject({ status, ...is });
    },
  );
});

test("a call without an answer is judged by its connection", () => {
  const sent = { token: "t", now: NOW, random: 0 };
  expect(toOutcome({ kind: "unsent", code: "ECONNREFUSED" }, sent)).toEqual({ kind: "not_sent" });
  expect(toOutcome({ kind: "lost", code: "ECONNRESET" }, sent)).toEqual({ kind: "unknown" });
});

test("the receipt keeps LinkedIn's id for the call", () => {
  const seen = (headers: Record<string, string>) =>
    toOutcome({ kind: "answered", status: 500, headers, body: "" }, { token: "t", now: NOW, random: 0 })
      .requestId;
  expect(seen({ "x-li-uuid": "u", "x-li-request-id": "r" })).toBe("u");
  expect(seen({ "x-li-request-id": "r" })).toBe("r");
  expect(seen({})).toBeUndefined();
});
