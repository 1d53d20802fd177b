import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@takt/api/root";

/** Tells whether the server has refused a call and would refuse it again: a retry is useless. */
export function isRefusal(error: unknown): error is TRPCClientError<AppRouter> {
  if (!(error instanceof TRPCClientError)) return false;
  const status = (error as TRPCClientError<AppRouter>).data?.httpStatus;
  return status !== undefined && status < 500;
}
