/** `overlapHours`: how long is signed with the old secret, too, after another took its place. */
export const WEBHOOK_LIMITS = {
  perWorkspace: 10,
  name: 60,
  url: 2_000,
  overlapHours: 24,
  /** The stored part of an answer, in bytes. */
  response: 8 * 1024,
} as const;
