import type { AppRouter } from "@takt/api/root";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";
import { endedSession } from "../features/shared/session/ended-session";
import { isSessionEnded } from "./is-session-ended";

/** Tells the page's notice whether calls are still answered as somebody's. Stands before the link that sends. */
export const noteSession: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        next: () => endedSession.answered(),
        error: (error) => {
          if (isSessionEnded(error)) endedSession.refused(op.type === "mutation");
        },
      }),
    );
