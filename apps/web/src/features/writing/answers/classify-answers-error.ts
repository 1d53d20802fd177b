import { TRPCClientError } from "@trpc/client";
import { getDomainError } from "../../shared/get-domain-error";

/** Classifies an error of saving the answers. */
export function classifyAnswersError(error: unknown): "offline" | "failed" | "conflict" {
  if (getDomainError(error)?.code === "composition_changed") return "conflict";
  // Without data there was no answer: the server or the network is unavailable.
  if (error instanceof TRPCClientError && !error.data) return "offline";
  return "failed";
}
