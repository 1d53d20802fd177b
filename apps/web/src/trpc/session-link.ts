import type { AppRouter } from "@takt/api/root";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";
import { endedSession } from "../features/sessions/parts/ended-session";
import { isSessionEnded } from "./is-session-ended";

/** Tells the session notice whether calls still have a session. Comes before the link that sends. */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        next: () => endedSession.onAuthorized(),
        error: (error) => {
          if (isSessionEnded(error)) endedSession.onUnauthorized(op.type === "mutation");
        },
      }),
    );
