/** Limits of profile fields; lengths in UTF-16 units, after trimming. */
export const PROFILE_LIMITS = { displayName: 80, headline: 220 } as const;
