/** Limits of labels; the length in UTF-16 units, after trimming. */
export const LABEL_LIMITS = {
  name: 40,
  /** The number a member may have at once; deleted ones do not count. */
  perWorkspace: 50,
  /** The number a post may have. */
  perPost: 10,
} as const;
