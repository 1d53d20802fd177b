import type { CreateOutcome } from "@takt/domain/posts/ports/publisher";
import type { Answered, LinkedInError } from "../http/linkedin-types";
import { retryTime } from "./retry-time";
import { unauthorizedWhy } from "./unauthorized-why";

/** 426: nothing was created, another version of the API may do. */
export type Retired = { kind: "retired" };
type Bare<O> = O extends unknown ? Omit<O, "status" | "requestId" | "words"> : never;
export type CreateResult = Bare<CreateOutcome> | Retired;

/** `error` is null when the body is something else than LinkedIn's. `random` is in [0, 1). */
export type Seen = { answered: Answered; error: LinkedInError | null; now: number; random: number };

type Row = {
  from: number;
  /** Inclusive; without it `from` alone. */
  to?: number;
  /** Codes of the envelope or of its input errors. */
  codes?: readonly string[];
  /** Tried on message, codes and descriptions, never on what was echoed of the user's text. */
  words?: RegExp;
  /** Whether a body that is not LinkedIn's will do: where gateways refuse before passing anything on. */
  anybody?: boolean;
  gives: CreateResult | ((seen: Seen) => CreateResult);
};

/** Every answer to POST /rest/posts (linkedin-api 2.3, 3.1, 3.5, 3.8, 7): the first row that fits decides. */
export const CREATE_ANSWERS = {
  created: { from: 201, anybody: true, gives: created },
  tooLong: {
    from: 400,
    codes: ["FIELD_ARRAY_SIZE_TOO_HIGH", "FIELD_LENGTH_TOO_LONG"],
    words: /commentary|text length/i,
    gives: { kind: "refused", reason: "too_long" },
  },
  /** Not ours to give up on: it is still being processed. */
  mediaWaiting: { from: 400, codes: ["MEDIA_ASSET_WAITING_UPLOAD"], gives: { kind: "media_processing" } },
  mediaProcessing: { from: 422, words: /still processing/i, gives: { kind: "media_processing" } },
  mediaRejected: {
    from: 400,
    codes: ["MEDIA_ASSET_PROCESSING_FAILED"],
    gives: { kind: "refused", reason: "media_rejected" },
  },
  /** URNs end, too: the file itself may be fine. */
  mediaGone: {
    from: 400,
    codes: [
      "INVALID_IMAGE_ID",
      "INVALID_VIDEO_ID",
      "INVALID_DOCUMENT_ID",
      "EXPIRED_UPLOAD_URL",
      "UPDATING_ASSET_FAILED",
    ],
    gives: { kind: "media_gone" },
  },
  /** A create names nothing else that could be missing; a resource that is closed has a code of its own. */
  mediaMissing: { from: 404, codes: ["NOT_FOUND"], gives: { kind: "media_gone" } },
  unauthorized: {
    from: 401,
    gives: ({ error }) => ({ kind: "unauthorized", why: unauthorizedWhy(error ?? { inputErrors: [] }) }),
  },
  /** A time-out somewhere behind the gateway. */
  timedOut: { from: 408, anybody: true, gives: { kind: "unknown" } },
  /** "A write conflict occurred. Retry the request." */
  conflict: { from: 409, gives: { kind: "not_sent" } },
  tooLarge: { from: 413, anybody: true, gives: { kind: "refused", reason: "refused" } },
  duplicate: {
    from: 422,
    words: /DUPLICATE_POST|Content is a duplicate of/,
    gives: ({ error }) => ({
      kind: "duplicate",
      of: /urn:li:\w+:\d+/.exec(error?.message ?? "")?.[0] ?? null,
    }),
  },
  retired: { from: 426, gives: { kind: "retired" } },
  limited: {
    from: 429,
    anybody: true,
    gives: ({ answered, error, now, random }) => ({
      kind: "limited",
      until: retryTime({ retryAfter: answered.headers["retry-after"], message: error?.message }, now, random),
    }),
  },
  refused: { from: 400, to: 498, gives: { kind: "refused", reason: "refused" } },
  /** 5xx may have published; redirects are not followed; a page of a gateway says nothing about the post. */
  unknown: { from: 100, to: 999, anybody: true, gives: { kind: "unknown" } },
} as const satisfies Record<string, Row>;

export type CreateAnswer = keyof typeof CREATE_ANSWERS;

/** Which row an answer meets. */
export function findAnswer({ answered: { status }, error }: Seen): CreateAnswer {
  const rows = Object.entries(CREATE_ANSWERS) as [CreateAnswer, Row][];
  const found = rows.find(
    ([, row]) =>
      status >= row.from &&
      status <= (row.to ?? row.from) &&
      (error !== null || row.anybody === true) &&
      meets(row, error ?? { inputErrors: [] }),
  );
  return found?.[0] ?? "unknown";
}

function meets({ codes, words }: Row, error: LinkedInError): boolean {
  const all = [error.code, ...error.inputErrors.map((input) => input.code)];
  if (codes && !codes.some((code) => all.includes(code))) return false;
  const said = [error.message, ...all, ...error.inputErrors.flatMap((one) => [one.description, one.path])];
  return !words || said.some((word) => word !== undefined && words.test(word));
}

/**
 * The URN's header is percent-encoded by some gateways; LinkedIn's answer has no body (linkedin-api 3.1). Without a URN
 * the post is there and its link is not known; unless a body comes, which is somebody else's page and says nothing.
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
    // Not an URN then, which the caller checks.
    return header;
  }
}
