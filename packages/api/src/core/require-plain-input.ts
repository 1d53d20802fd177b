import { TRPCError } from "@trpc/server";
import { isPlainInput } from "./plain-input";

/** Throws BAD_REQUEST for input that is not plain data. */
export function requirePlainInput(input: unknown): void {
  if (isPlainInput(input)) return;
  throw new TRPCError({ code: "BAD_REQUEST", message: "Input is not plain data" });
}
