/** NODE_ENV is inlined at build time, so this works in the browser too. */
export const throwOnMissingText = process.env.NODE_ENV !== "production";
