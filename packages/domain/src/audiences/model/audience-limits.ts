/** Limits of saved target audiences; lengths in UTF-16 units, after trimming. */
export const AUDIENCE_LIMITS = {
  name: 80,
  description: 1000,
  /** The number a user may have at once; deleted ones do not count. */
  perWorkspace: 50,
} as const;
