import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import type { WaitlistErrorCode } from "./model/waitlist-errors";

/** How long after signing in an operator may decide. */
export const FRESH_SIGN_IN_MS = 12 * 3600_000;

/** Returns when a session becomes too old for decisions. */
export function freshUntil(session: { createdAt: Date }): Date {
  return new Date(session.createdAt.getTime() + FRESH_SIGN_IN_MS);
}

/** Refuses with `sign_in_stale` when the session is older than FRESH_SIGN_IN_MS, or missing. */
export function requireFreshSignIn(
  { clock }: Pick<CoreDeps, "clock">,
  session: { createdAt: Date } | null,
): void {
  if (!session || freshUntil(session).getTime() <= clock.now())
    throw new DomainError<WaitlistErrorCode>("sign_in_stale");
}
