/** How long after signing in an operator may decide. */
export const FRESH_SIGN_IN_MS = 12 * 3600_000;

/** Returns when a session becomes too old for decisions. */
export function freshUntil(session: { createdAt: Date }): Date {
  return new Date(session.createdAt.getTime() + FRESH_SIGN_IN_MS);
}
