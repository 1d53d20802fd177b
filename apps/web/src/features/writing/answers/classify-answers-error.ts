import { TRPCClientError } from "@trpc/client";
import { refusalCode } from "../../shared/refusal-code";

/** What a save of answers that did not work means for the wizard. */
export function classifyAnswersError(error: unknown): "offline" | "failed" | "conflict" {
  if (refusalCode(error)?.code === "composition_changed") return "conflict";
  // No answer at all: the server or the net is away.
  if (error instanceof TRPCClientError && !error.data) return "offline";
  return "failed";
}
