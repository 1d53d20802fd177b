import type { CreateOutcome } from "@takt/domain/posts/ports/publisher";
import type { Answered, LinkedInError } from "../http/linkedin-types";
import { retryTime } from "./retry-time";
import { unauthorizedWhy } from "./unauthorized-why";

/** A 426: nothing was created, and another version of the API may work. */
export type Retired = { kind: "retired" };
type Bare<O> = O extends unknown ? Omit<O, "status" | "requestId" | "pattern"> : never;
export type CreateResult = Bare<CreateOutcome> | Retired;

/** `error` is null when the body is not LinkedIn's. `random` is in [0, 1). */
export type Seen = { answered: Answered; error: LinkedInError | null; now: number; random: number };

type Row = {
  from: number;
  /** Inclusive; defaults to `from`. */
  to?: number;
  /** Codes of the error object or of its input errors. */
  codes?: readonly string[];
  /** Matched against message, codes and descriptions, never against an echo of the user's text. */
  pattern?: RegExp;
  /**
   * Whether the row also matches a body that is not LinkedIn's, where gateways refuse a request before passing it
   * on.
   */
  anyBody?: boolean;
  result: CreateResult | ((seen: Seen) => CreateResult);
};

/**
 * Maps every answer to POST /rest/posts; the first matching row decides (docs/linkedin-api.md, What carries the
 * promise; Microsoft Learn, Posts API).
 */
export const CREATE_ANSWERS = {
  created: { from: 201, anyBody: true, result: created },
  tooLong: {
    from: 400,
    codes: ["FIELD_ARRAY_SIZE_TOO_HIGH", "FIELD_LENGTH_TOO_LONG"],
    pattern: /commentary|text length/i,
    result: { kind: "refused", reason: "too_long" },
  },
  /** LinkedIn is still processing the file, so the post does not fail. */
  mediaWaiting: { from: 400, codes: ["MEDIA_ASSET_WAITING_UPLOAD"], result: { kind: "media_processing" } },
  mediaProcessing: { from: 422, pattern: /still processing/i, result: { kind: "media_processing" } },
  mediaRejected: {
    from: 400,
    codes: ["MEDIA_ASSET_PROCESSING_FAILED"],
    result: { kind: "refused", reason: "media_rejected" },
  },
  /** A URN may expire while the file itself is fine. */
  mediaGone: {
    from: 400,
    codes: [
      "INVALID_IMAGE_ID",
      "INVALID_VIDEO_ID",
      "INVALID_DOCUMENT_ID",
      "EXPIRED_UPLOAD_URL",
      "UPDATING_ASSET_FAILED",
    ],
    result: { kind: "media_gone" },
  },
  /** A create names nothing but media that could be missing; a closed resource has its own code. */
  mediaMissing: { from: 404, codes: ["NOT_FOUND"], result: { kind: "media_gone" } },
  unauthorized: {
    from: 401,
    result: ({ error }) => ({ kind: "unauthorized", why: unauthorizedWhy(error ?? { inputErrors: [] }) }),
  },
  /** A timeout behind LinkedIn's gateway. */
  timedOut: { from: 408, anyBody: true, result: { kind: "unknown" } },
  /** "A write conflict occurred. Retry the request." */
  conflict: { from: 409, result: { kind: "not_sent" } },
  tooLarge: { from: 413, anyBody: true, result: { kind: "refused", reason: "refused" } },
  duplicate: {
    from: 422,
    pattern: /DUPLICATE_POST|Content is a duplicate of/,
    result: ({ error }) => ({
      kind: "duplicate",
      of: /urn:li:\w+:\d+/.exec(error?.message ?? "")?.[0] ?? null,
    }),
  },
  retired: { from: 426, result: { kind: "retired" } },
  limited: {
    from: 429,
    anyBody: true,
    result: ({ answered, error, now, random }) => ({
      kind: "limited",
      until: retryTime({ retryAfter: answered.headers["retry-after"], message: error?.message }, now, random),
    }),
  },
  refused: { from: 400, to: 498, result: { kind: "refused", reason: "refused" } },
  /** A 5xx may have published, redirects are not followed, and a gateway's page says nothing about the post. */
  unknown: { from: 100, to: 999, anyBody: true, result: { kind: "unknown" } },
} as const satisfies Record<string, Row>;

export type CreateAnswer = keyof typeof CREATE_ANSWERS;

/** Returns the row that an answer matches. */
export function findAnswer({ answered: { status }, error }: Seen): CreateAnswer {
  const rows = Object.entries(CREATE_ANSWERS) as [CreateAnswer, Row][];
  const found = rows.find(
    ([, row]) =>
      status >= row.from &&
      status <= (row.to ?? row.from) &&
      (error !== null || row.anyBody === true) &&
      matches(row, error ?? { inputErrors: [] }),
  );
  return found?.[0] ?? "unknown";
}

function matches({ codes, pattern }: Row, error: LinkedInError): boolean {
  const all = [error.code, ...error.inputErrors.map((input) => input.code)];
  if (codes && !codes.some((code) => all.includes(code))) return false;
  const texts = [error.message, ...all, ...error.inputErrors.flatMap((one) => [one.description, one.path])];
  return !pattern || texts.some((word) => word !== undefined && pattern.test(word));
}

/**
 * Reads the URN of a created post. Some gateways percent-encode its header, and LinkedIn's answer has no body
 * (docs/linkedin-api.md, What carries the promise). Without a URN the post is published and its link is unknown,
 * unless there is a body: that is a foreign page and says nothing.
 */
function created({ answered: { headers } }: Seen): CreateResult {
  const urn = decode((headers["x-restli-id"] ?? "").trim());
  if (/^urn:li:\w+:[\w-]+$/.test(urn)) return { kind: "created", urn };
  const isPage = Number(headers["content-length"] ?? 0) > 0 || /html/i.test(headers["content-type"] ?? "");
  return isPage ? { kind: "unknown" } : { kind: "created", urn: null };
}

function decode(header: string) {
  try {
    return decodeURIComponent(header);
  } catch {
    // An invalid encoding is no URN, which the caller checks.
    return header;
  }
}
