import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@takt/api/root";

/** The server has answered and will answer the same again: asking once more is useless. */
export function isRefusal(error: unknown): error is TRPCClientError<AppRouter> {
  if (!(error instanceof TRPCClientError)) return false;
  const status = (error as TRPCClientError<AppRouter>).data?.httpStatus;
  return status !== undefined && status < 500;
}
