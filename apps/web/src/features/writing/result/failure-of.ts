import type { WritingFailure } from "@takt/domain/writing/model/writing-failure";
import { TRPCClientError } from "@trpc/client";
import { refusalCode } from "../../shared/refusal-code";
import type { WritingState } from "./create-writing";

export type ShownFailure =
  /** Why the writer failed, and what that has cost. */
  | { kind: "reason"; reason: WritingFailure | "lost"; cost: "nothing" | "one" | null; outline: boolean }
  /** The month's AI posts are used up. */
  | { kind: "limit" }
  /** The server has answered why. */
  | { kind: "answered"; error: Error };

type Ended = Pick<WritingState, "failure" | "version" | "job" | "text" | "certain">;

/**
 * How a failure is told. An AI post is spent by writing alone, not by rewriting, and by a model alone: not by what
 * failed, but by what was stopped, or lost on its way, after text had come. Where nobody knows here what the server has
 * counted, nothing is said of that. An outline is offered where a model failed.
 */
export function failureOf(
  { failure, version, job, text, certain }: Ended,
  engine: "model" | "outline",
): ShownFailure | null {
  if (failure === null || job === null) return null;
  const byModel = job.kind === "write" && job.engine !== "outline" && engine === "model";
  if (typeof failure === "string") {
    // What had come is not there: it may have counted before it was lost or thrown away.
    const stopped = version !== null ? "one" : certain && text === "" ? "nothing" : null;
    const cost = failure === "stopped" ? stopped : "nothing";
    return { kind: "reason", reason: failure, cost: byModel ? cost : null, outline: byModel };
  }
  if (refusalCode(failure)?.code === "ai_limit_reached") return { kind: "limit" };
  if (failure instanceof TRPCClientError && failure.data) return { kind: "answered", error: failure };
  const cost = byModel && version !== null ? "one" : null;
  return { kind: "reason", reason: "lost", cost, outline: false };
}
