/** Auth.js's cookie names with and without https; the proxy looks for either. */
export const SESSION_COOKIES = ["__Secure-authjs.session-token", "authjs.session-token"] as const;

/** Returns the cookie name that applies where the app is served at `authUrl`. */
export const sessionCookie = (authUrl: string) => SESSION_COOKIES[authUrl.startsWith("https:") ? 0 : 1];

/** Lifetime of a session in seconds: it expires seven days after sign-in, used or not. */
export const SESSION_MAX_AGE = 7 * 24 * 3600;
