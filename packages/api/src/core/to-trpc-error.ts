import type { DomainErrorCode } from "@takt/domain/error-code";
import { DomainError } from "@takt/domain/shared/domain-error";
import { TRPCError } from "@trpc/server";
import { ERROR_MAP } from "./error-map";

/** Turns domain errors into tRPC errors; anything else stays an unexpected error. */
export function toTrpcError(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  return new TRPCError({ code: ERROR_MAP[error.code as DomainErrorCode], message: error.code, cause: error });
}
