/** Auth.js's names, with https and without; the proxy looks for the presence of either. */
export const SESSION_COOKIES = ["__Secure-authjs.session-token", "authjs.session-token"] as const;

/** The one that counts where the app is served at `authUrl`. */
export const sessionCookie = (authUrl: string) => SESSION_COOKIES[authUrl.startsWith("https:") ? 0 : 1];

/** A session ends seven days after sign-in, used or not (spec section 9). Seconds. */
export const SESSION_MAX_AGE = 7 * 24 * 3600;
