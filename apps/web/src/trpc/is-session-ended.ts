import type { AppRouter } from "@takt/api/root";
import { TRPCClientError } from "@trpc/client";

/** Tells whether the api has answered that nobody is signed in. */
export function isSessionEnded(error: unknown): boolean {
  return (
    error instanceof TRPCClientError && (error as TRPCClientError<AppRouter>).data?.code === "UNAUTHORIZED"
  );
}
