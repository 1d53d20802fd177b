/** Our own cookies; Auth.js's are in @takt/auth/session-cookie. Lifetimes in seconds (spec section 9). */
export const COOKIES = {
  /** en or de. */
  locale: { name: "takt-locale", maxAge: 365 * 24 * 3600 },
  /** light, dark or system. */
  theme: { name: "takt-theme", maxAge: 365 * 24 * 3600 },
  /** The wanted page of somebody who must sign in first. */
  returnPath: { name: "takt-return", maxAge: 30 * 60 },
  /** "I am at least 16", until the account exists. */
  age: { name: "takt-age", maxAge: 15 * 60 },
  /** Somebody with an account has signed in on this browser before. */
  returning: { name: "takt-returning", maxAge: 365 * 24 * 3600 },
  /** State of connecting LinkedIn anew. */
  connectState: { name: "takt-connect", maxAge: 15 * 60 },
} as const;

/** Flags of every cookie of ours; Secure wherever the app is served over https. */
export function cookieFlags(authUrl: string) {
  return { httpOnly: true, sameSite: "lax" as const, path: "/", secure: authUrl.startsWith("https:") };
}
