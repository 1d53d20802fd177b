import { createCaller } from "@takt/api/root";
import { DomainError } from "@takt/domain/shared/domain-error";
import type { TRPCError } from "@trpc/server";
import { SESSION_ENDED } from "../features/sessions/parts/ended-session";
import { pageContext } from "./context";
import { newErrorId } from "./error-id";
import { log } from "./log";

/** Calls procedures from pages without HTTP. An unexpected error gets an id that is shown and logged. */
export const apiCaller = createCaller(pageContext, {
  onError({ error, path, ctx }) {
    // A page may render below a layout from before the session ended: its error screen recognizes this digest.
    if (error.code === "UNAUTHORIZED") Object.assign(error, { digest: SESSION_ENDED });
    if (isExpected(error)) return;
    // Next passes on a given digest; its own is the same for equal errors.
    Object.assign(error, { digest: ctx?.errorId ?? newErrorId() });
    log.error("api.failed", {
      errorId: (error as { digest?: string }).digest,
      path,
      error: error.cause ?? error,
    });
  },
});

/** Tells refusals, which are answers to the user, from failures. */
export function isExpected(error: TRPCError): boolean {
  return error.cause instanceof DomainError || error.code !== "INTERNAL_SERVER_ERROR";
}
