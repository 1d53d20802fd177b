/** The kinds of rewrites. */
export const REWRITES = ["shorter", "longer", "more_personal", "other_hook", "other_language"] as const;
export type Rewrite = (typeof REWRITES)[number];
