import type { WritingFailure } from "@takt/domain/writing/model/writing-event";
import { TRPCClientError } from "@trpc/client";
import { getDomainError } from "~/features/shared/get-domain-error";
import type { AssistantState } from "./assistant-state";

export type ShownFailure =
  /** The writer failed; `cost` is the number of AI posts it has cost, null when unknown or free. */
  | { kind: "reason"; reason: WritingFailure | "lost"; cost: "nothing" | "one" | null; outline: boolean }
  /** This month's AI posts are used up. */
  | { kind: "limit" }
  /** The server has refused the call. */
  | { kind: "answered"; error: Error };

type Ended = Pick<AssistantState, "failure" | "version" | "job" | "text" | "certain">;

/**
 * Returns how to show a failure, or null. Only writing by a model costs an AI post, rewriting does not: a failed text
 * costs nothing, a text that was stopped or lost after text had arrived costs one. The cost is null when it is unknown
 * what the server has counted. An outline is offered when a model has failed.
 */
export function findFailure(
  { failure, version, job, text, certain }: Ended,
  engine: "model" | "outline",
): ShownFailure | null {
  if (failure === null || job === null) return null;
  const byModel = job.kind === "write" && job.engine !== "outline" && engine === "model";
  if (typeof failure === "string") {
    // A received text without a version may have counted before it was lost or discarded.
    const stopped = version !== null ? "one" : certain && text === "" ? "nothing" : null;
    const cost = failure === "stopped" ? stopped : "nothing";
    return { kind: "reason", reason: failure, cost: byModel ? cost : null, outline: byModel };
  }
  if (getDomainError(failure)?.code === "ai_limit_reached") return { kind: "limit" };
  if (failure instanceof TRPCClientError && failure.data) return { kind: "answered", error: failure };
  const cost = byModel && version !== null ? "one" : null;
  return { kind: "reason", reason: "lost", cost, outline: false };
}
