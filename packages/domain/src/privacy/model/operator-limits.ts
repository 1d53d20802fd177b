/** In characters. */
export const OPERATOR_LIMITS = { note: 2000, reason: 1000 } as const;
