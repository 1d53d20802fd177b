import type { AppRouter } from "@takt/api/root";
import { TRPCClientError } from "@trpc/client";
import type { AnalysisFailure, SourceKind } from "./analysis-state";

/** A user's action after a failure. */
export type FailureAction = "text" | "retry" | "signIn";
type Reason = Extract<AnalysisFailure, { reason: unknown }>["reason"];

export type FailureDescription = {
  /** A key of `failed` for the kind of failure; null when the reason is enough. */
  lead: "input" | "server" | "analyse" | "signIn" | null;
  /** A key of `reasons`; null when useErrorText describes the error. */
  reason: Reason | null;
  actions: FailureAction[];
};

/** Reasons that lie in the input. */
const INPUT_REASONS: ReadonlySet<Reason> = new Set<Reason>(["url_invalid", "too_short", "no_topics"]);
/** Reasons for which a retry may help. */
const RETRYABLE_REASONS: ReadonlySet<Reason> = new Set<Reason>(["unreachable", "busy", "lost"]);
/** Reasons for which pasting the text helps. */
const TEXT_REASONS: ReadonlySet<Reason> = new Set<Reason>([
  "unreachable",
  "blocked",
  "login_wall",
  "sign_in",
  "cookie_wall",
  "frames",
  "scripts",
  "not_text",
  "too_large",
  "too_short",
  "too_complex",
  "no_topics",
]);

/** Describes a failed analysis and what to do, the most helpful action first. */
export function describeFailure(failure: AnalysisFailure, kind: SourceKind): FailureDescription {
  if ("error" in failure) return describeError(failure.error);
  const { reason } = failure;
  return {
    lead: INPUT_REASONS.has(reason) ? "input" : "analyse",
    reason,
    actions: [
      ...(kind === "url" && TEXT_REASONS.has(reason) ? (["text"] as const) : []),
      ...(RETRYABLE_REASONS.has(reason) ? (["retry"] as const) : []),
    ],
  };
}

function describeError(error: unknown): FailureDescription {
  const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null;
  // Without data there was no answer of the server: the connection is lost.
  if (!data) return { lead: "analyse", reason: null, actions: ["retry"] };
  if (data.code === "UNAUTHORIZED") return { lead: "signIn", reason: null, actions: ["signIn"] };
  if ("domain" in data) return { lead: null, reason: null, actions: [] };
  if (data.code === "BAD_REQUEST") return { lead: "input", reason: null, actions: [] };
  return data.httpStatus >= 500
    ? { lead: "server", reason: null, actions: ["retry"] }
    : { lead: null, reason: null, actions: [] };
}
