import type { UnauthorizedWhy } from "@takt/domain/posts/ports/publisher";
import type { AnswerRow } from "./answer-rows";
import { retryTime } from "./retry-time";
import { unauthorizedWhy } from "./unauthorized-why";

/** A 426: nothing was created, and another version of the API may work. */
export type Retired = { kind: "retired" };

/** Rows that mean the same in every call that creates (Microsoft Learn, LinkedIn API error handling). */
export const SHARED_ANSWERS = {
  unauthorized: {
    from: 401,
    result: ({ error }) => ({ kind: "unauthorized", why: unauthorizedWhy(error ?? { inputErrors: [] }) }),
  } satisfies AnswerRow<{ kind: "unauthorized"; why: UnauthorizedWhy }>,
  /** A timeout behind LinkedIn's gateway. */
  timedOut: { from: 408, anyBody: true, result: { kind: "unknown" } },
  /** "A write conflict occurred. Retry the request." */
  conflict: { from: 409, result: { kind: "not_sent" } },
  retired: { from: 426, result: { kind: "retired" } },
  limited: {
    from: 429,
    anyBody: true,
    result: ({ answered, error, now, random }) => ({
      kind: "limited",
      until: retryTime({ retryAfter: answered.headers["retry-after"], message: error?.message }, now, random),
    }),
  } satisfies AnswerRow<{ kind: "limited"; until: Date }>,
  /** A 5xx may have created, redirects are not followed, and a gateway's page says nothing. */
  unknown: { from: 100, to: 999, anyBody: true, result: { kind: "unknown" } },
} as const;
