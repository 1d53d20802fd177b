/** How long after signing in the provider may decide, in milliseconds. */
export const FRESH_MS = 12 * 3600_000;

/** When a session is too old for decisions. */
export function freshUntil(session: { createdAt: Date }): Date {
  return new Date(session.createdAt.getTime() + FRESH_MS);
}
