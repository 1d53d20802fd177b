import { ERROR_MAP } from "@takt/api/error-map";
import type { DomainErrorCode } from "@takt/domain/error-code";
import { DomainError } from "@takt/domain/shared/domain-error";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { newErrorId } from "./api";
import { DoorError } from "./door-error";
import { log } from "./log";
import { refuse } from "./refuse";

/** Runs a route handler; refusals become `{ error: { code, data } }`, anything else an id that the log has too. */
export async function answerErrors(handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof DoorError) return refuse(error.status, error.code);
    if (error instanceof DomainError) return refuse(statusOf(error), error.code, error.data);
    const errorId = newErrorId();
    log.error("route.failed", { errorId, error });
    return refuse(500, "unexpected", { errorId });
  }
}

/** The same status as a procedure's. */
function statusOf(error: DomainError): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: ERROR_MAP[error.code as DomainErrorCode] }));
}
