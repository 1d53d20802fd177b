import { ERROR_MAP } from "@takt/api/core/error-map";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { DomainError } from "@takt/domain/shared/domain-error";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { newErrorId } from "./error-id";
import { log } from "./log";
import { errorResponse, HttpError } from "./error-response";

/** Runs a route handler; refusals become `{ error: { code, data } }`, other errors an id that is also in the log. */
export async function withErrorResponse(handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(error.status, error.code);
    if (error instanceof DomainError) return errorResponse(toStatus(error), error.code, error.data);
    const errorId = newErrorId();
    log.error("route.failed", { errorId, error });
    return errorResponse(500, "unexpected", { errorId });
  }
}

/** Returns the status that a procedure answers for the same error. */
function toStatus(error: DomainError): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: ERROR_MAP[error.code as DomainErrorCode] }));
}
