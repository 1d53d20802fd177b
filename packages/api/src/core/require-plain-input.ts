import { DomainError } from "@takt/domain/shared/domain-error";
import { TRPCError } from "@trpc/server";
import { inputProblem } from "./plain-input";

/**
 * Throws BAD_REQUEST for input that is not plain data; a NUL in a text has its own code, because it can be pasted
 * without being seen.
 */
export function requirePlainInput(input: unknown): void {
  const problem = inputProblem(input);
  if (problem === null) return;
  const cause = problem === "nul" ? new DomainError("text_not_storable") : undefined;
  throw new TRPCError({ code: "BAD_REQUEST", message: "Input is not plain data", cause });
}
