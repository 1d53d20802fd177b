import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";

/** The operator decides, and an export is made or downloaded, for so long after signing in. */
export const FRESH_SIGN_IN_MS = 12 * 3600_000;

/** Error codes of sign-ins: this one is too old. */
export type SignInErrorCode = "sign_in_stale";

type Session = { createdAt: Date };

/** Returns when a session becomes too old. */
export function freshUntil(session: Session): Date {
  return new Date(session.createdAt.getTime() + FRESH_SIGN_IN_MS);
}

/** Tells whether a session is there and not older than FRESH_SIGN_IN_MS. */
export function isFreshSignIn({ clock }: Pick<CoreDeps, "clock">, session: Session | null): boolean {
  return session !== null && freshUntil(session).getTime() > clock.now();
}

/** Refuses with `sign_in_stale` when the session is too old, or missing. */
export function requireFreshSignIn(deps: Pick<CoreDeps, "clock">, session: Session | null): void {
  if (!isFreshSignIn(deps, session)) throw new DomainError<SignInErrorCode>("sign_in_stale");
}
