/** Our own cookies with their lifetimes in seconds; Auth.js's are in @takt/auth/session-cookie. */
export const COOKIES = {
  /** The language, en or de. */
  locale: { name: "takt-locale", maxAge: 365 * 24 * 3600 },
  /** The theme: light, dark or system. */
  theme: { name: "takt-theme", maxAge: 365 * 24 * 3600 },
  /** The page that a visitor wanted before they had to sign in. */
  returnPath: { name: "takt-return", maxAge: 30 * 60 },
  /** The confirmation "I am at least 16", until the account exists. */
  age: { name: "takt-age", maxAge: 15 * 60 },
  /** Set once somebody with an account has signed in on this browser. */
  returning: { name: "takt-returning", maxAge: 365 * 24 * 3600 },
  /** The OAuth state while LinkedIn is being (re)connected. */
  connectState: { name: "takt-connect", maxAge: 15 * 60 },
} as const;

/** Returns the flags of our cookies; Secure when the app is served over https. */
export function cookieFlags(authUrl: string) {
  return { httpOnly: true, sameSite: "lax" as const, path: "/", secure: authUrl.startsWith("https:") };
}
