import type { TRPCError } from "@trpc/server";

const ids = new WeakMap<TRPCError, string>();

/**
 * Returns the id of an unexpected error, which the answer and the log both carry. It is the id of the request; an error
 * that occurs before the context exists (such as an unreadable session) gets its own id, the same on every call.
 */
export function getErrorId(error: TRPCError, ctx: { errorId: string } | undefined): string {
  const id = ctx?.errorId ?? ids.get(error) ?? `E-${crypto.randomUUID()}`;
  ids.set(error, id);
  return id;
}
