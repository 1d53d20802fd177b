import { getDomainError } from "../../../shared/get-domain-error";
import { TRPCClientError } from "@trpc/client";

/** What a save that did not work means for the editor. */
export function classifySaveError(error: unknown): "offline" | "failed" | "conflict" | "locked" {
  const code = getDomainError(error)?.code;
  if (code === "post_changed") return "conflict";
  if (code === "post_not_in_state") return "locked";
  // No answer at all: the server or the net is away.
  if (error instanceof TRPCClientError && !error.data) return "offline";
  return "failed";
}
