import { DomainError } from "@takt/domain/shared/domain-error";
import { TRPCError } from "@trpc/server";
import { inputProblem } from "./plain-input";

/** Refuses what is not plain data with BAD_REQUEST; a NUL in a text says so, since it can be pasted unseen. */
export function requirePlainInput(input: unknown): void {
  const problem = inputProblem(input);
  if (problem === null) return;
  const cause = problem === "nul" ? new DomainError("text_not_storable") : undefined;
  throw new TRPCError({ code: "BAD_REQUEST", message: "Input is not plain data", cause });
}
