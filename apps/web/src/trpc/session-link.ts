import type { AppRouter } from "@takt/api/root";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";
import { isBackground } from "./protocol";
import { endedSession } from "../features/sessions/parts/ended-session";

/** Tells the session notice whether calls still have a session. Comes before the link that sends. */
export const sessionLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        next: () => endedSession.onAuthorized(),
        error: (error) => {
          if (isSessionEnded(error)) endedSession.onUnauthorized(op.type === "mutation" && !isBackground(op));
        },
      }),
    );

/** Tells whether the api has answered that nobody is signed in. */
function isSessionEnded(error: unknown): boolean {
  return (
    error instanceof TRPCClientError && (error as TRPCClientError<AppRouter>).data?.code === "UNAUTHORIZED"
  );
}
