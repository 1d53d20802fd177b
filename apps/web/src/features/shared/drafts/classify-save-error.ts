import type { DomainErrorCode } from "@takt/domain/error-code";
import { TRPCClientError } from "@trpc/client";
import { getDomainError } from "../get-domain-error";

type Codes = Partial<Record<DomainErrorCode, "conflict" | "locked">>;

/**
 * Classifies an error of saving a draft.
 * @param codes of the errors that mean another version on the server, or that it takes no more changes
 */
export function classifySaveError(
  error: unknown,
  codes: Codes = {},
): "offline" | "failed" | "conflict" | "locked" {
  const code = getDomainError(error)?.code;
  if (code && codes[code]) return codes[code];
  // Without data there was no answer: the server or the network is unavailable.
  return error instanceof TRPCClientError && !error.data ? "offline" : "failed";
}
