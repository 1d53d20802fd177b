/** Replaced at build time, so it holds in the browser too. */
export const throwOnMissingText = process.env.NODE_ENV !== "production";
