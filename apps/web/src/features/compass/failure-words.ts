import type { AppRouter } from "@takt/api/root";
import { TRPCClientError } from "@trpc/client";
import type { AnalysisFailure, SourceKind } from "./analysis-state";

/** What can be done about it, the most helpful first. */
export type FailureWay = "text" | "retry" | "signIn";
type Reason = Extract<AnalysisFailure, { reason: unknown }>["reason"];

export type FailureWords = {
  /** The sentence for the kind of failure: a key of `failed`. null: the reason says it all. */
  lead: "input" | "server" | "analyse" | "signIn" | null;
  /** A key of `reasons`; null: what useErrorText says of the error. */
  reason: Reason | null;
  ways: FailureWay[];
};

/** What was given cannot be used; everything else is no fault of it. */
const INPUT: ReadonlySet<Reason> = new Set<Reason>(["url_invalid", "too_short", "no_topics"]);
/** Trying again may help. */
const PASSING: ReadonlySet<Reason> = new Set<Reason>(["unreachable", "busy", "lost"]);
/** The text itself would do. */
const NEEDS_TEXT: ReadonlySet<Reason> = new Set<Reason>([
  "unreachable",
  "blocked",
  "login_wall",
  "not_text",
  "too_large",
  "too_short",
  "too_complex",
  "no_topics",
]);

/** How a failed analysis is told, and what to do. */
export function failureWords(failure: AnalysisFailure, kind: SourceKind): FailureWords {
  if ("error" in failure) return errorWords(failure.error);
  const { reason } = failure;
  return {
    lead: INPUT.has(reason) ? "input" : "analyse",
    reason,
    ways: [
      ...(kind === "url" && NEEDS_TEXT.has(reason) ? (["text"] as const) : []),
      ...(PASSING.has(reason) ? (["retry"] as const) : []),
    ],
  };
}

function errorWords(error: unknown): FailureWords {
  const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null;
  // No answer of the server: the way to it is gone.
  if (!data) return { lead: "analyse", reason: null, ways: ["retry"] };
  if (data.code === "UNAUTHORIZED") return { lead: "signIn", reason: null, ways: ["signIn"] };
  if ("domain" in data) return { lead: null, reason: null, ways: [] };
  if (data.code === "BAD_REQUEST") return { lead: "input", reason: null, ways: [] };
  return data.httpStatus >= 500
    ? { lead: "server", reason: null, ways: ["retry"] }
    : { lead: null, reason: null, ways: [] };
}
