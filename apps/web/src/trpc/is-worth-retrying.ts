import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@takt/api/root";

/** Time-outs, conflicts, "too early", "too many" and the server's own faults: another attempt may succeed. */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Tells whether a query that has failed is worth another attempt: without an answer, or with one that may change. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return true;
  const status = (error as TRPCClientError<AppRouter>).data?.httpStatus;
  return status === undefined || RETRIED_STATUSES.has(status);
}
