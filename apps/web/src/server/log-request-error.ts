import type { Instrumentation } from "next";
import { SESSION_ENDED } from "../features/sessions/parts/ended-session";
import { log } from "./log";

type Arguments = Parameters<Instrumentation.onRequestError>;

/**
 * Logs an error that reached Next under the id that the page shows. The api's failures are logged there; an ended
 * session is no failure.
 */
export function logRequestError(error: unknown, request: Arguments[1], context: Arguments[2]): void {
  const { digest } = error as { digest?: string };
  if (digest?.startsWith("E-") || digest === SESSION_ENDED) return;
  log.error("page.failed", {
    errorId: digest,
    path: request.path.split("?")[0],
    method: request.method,
    route: context.routePath,
    error,
  });
}
