import type { AppRouter } from "@takt/api/root";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { TRPCClientError } from "@trpc/client";

/** The domain error inside a tRPC error, or null for any other error. */
export function getDomainError(
  error: unknown,
): { code: DomainErrorCode; data: Readonly<Record<string, string | number>> } | null {
  if (!(error instanceof TRPCClientError)) return null;
  const { data } = error as TRPCClientError<AppRouter>;
  return data && "domain" in data ? data.domain : null;
}
