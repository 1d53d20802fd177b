/** Limits of a member's picture, and how long signing in waits for it. LinkedIn's pictures have some 30 kB. */
export const PICTURE_LIMITS = { bytes: 1_048_576, readMs: 4_000 } as const;
