import type { TRPCError } from "@trpc/server";

const ids = new WeakMap<TRPCError, string>();

/**
 * The id of an unexpected error: shown in the answer, written to the log. It is the request's; an error from
 * before there was a context (the session could not be read, say) gets one of its own, the same each time.
 */
export function errorIdOf(error: TRPCError, ctx: { errorId: string } | undefined): string {
  const id = ctx?.errorId ?? ids.get(error) ?? `E-${crypto.randomUUID()}`;
  ids.set(error, id);
  return id;
}
