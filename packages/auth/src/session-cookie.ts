/** Auth.js's names, with https and without; the proxy looks for the presence of either. */
export const SESSION_COOKIES = ["__Secure-authjs.session-token", "authjs.session-token"] as const;

/** A session ends seven days after sign-in, used or not (spec section 9). Seconds. */
export const SESSION_MAX_AGE = 7 * 24 * 3600;
