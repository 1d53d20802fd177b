import type { CreateOutcome } from "@takt/domain/posts/ports/publisher";
import { type AnswerRow, findRow, type Seen } from "./answer-rows";
import { type Retired, SHARED_ANSWERS } from "./shared-answers";

type Bare<O> = O extends unknown ? Omit<O, "status" | "requestId" | "pattern"> : never;
export type CreateResult = Bare<CreateOutcome> | Retired;

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
  unauthorized: SHARED_ANSWERS.unauthorized,
  timedOut: SHARED_ANSWERS.timedOut,
  conflict: SHARED_ANSWERS.conflict,
  tooLarge: { from: 413, anyBody: true, result: { kind: "refused", reason: "refused" } },
  duplicate: {
    from: 422,
    pattern: /DUPLICATE_POST|Content is a duplicate of/,
    result: ({ error }) => ({
      kind: "duplicate",
      of: /urn:li:\w+:\d+/.exec(error?.message ?? "")?.[0] ?? null,
    }),
  },
  retired: SHARED_ANSWERS.retired,
  limited: SHARED_ANSWERS.limited,
  refused: { from: 400, to: 498, result: { kind: "refused", reason: "refused" } },
  unknown: SHARED_ANSWERS.unknown,
} as const satisfies Record<string, AnswerRow<CreateResult>>;

export type CreateAnswer = keyof typeof CREATE_ANSWERS;

/** Returns the row that an answer matches. */
export const findAnswer = (seen: Seen): CreateAnswer => findRow(CREATE_ANSWERS, seen);

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
