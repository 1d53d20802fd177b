import type { StoredEntry } from "./stored-entry";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;
const YEAR_SECONDS = 365 * DAY_SECONDS;

const essential = <const Name extends string>(name: Name, seconds: number) =>
  ({ name, seconds, kind: "cookie", category: "essential" }) as const;

/** Takt's own essential cookies by purpose; the server sets them with HttpOnly and SameSite=Lax. */
export const OWN_COOKIES = {
  /** The language, en or de, once it is another than the browser asks for. */
  locale: essential("takt-locale", YEAR_SECONDS),
  /** The theme: light, dark or system. */
  theme: essential("takt-theme", YEAR_SECONDS),
  /** The part of an address of the workspace that was used last; a visit to the personal one removes it. */
  workspace: essential("takt-workspace", YEAR_SECONDS),
  /** The page that a visitor wanted before they had to sign in. */
  returnPath: essential("takt-return", 30 * MINUTE_SECONDS),
  /** The OAuth states of the sign-ins that were begun in other tabs. */
  signInAttempts: essential("takt-sign-in", 15 * MINUTE_SECONDS),
  /** The confirmation "I am at least 16", until the account exists. */
  age: essential("takt-age", 15 * MINUTE_SECONDS),
  /** The OAuth states while LinkedIn is being (re)connected, each tab's own. */
  connectAttempts: essential("takt-connect", 15 * MINUTE_SECONDS),
  /** LinkedIn's sealed answer while the member is asked whose account it is. */
  heldGrant: essential("takt-held-grant", 15 * MINUTE_SECONDS),
  /** The decision about optional cookies: the version of the question and the categories (model/consent.ts). */
  consent: essential("takt-consent", YEAR_SECONDS),
} as const satisfies Record<string, StoredEntry>;

/**
 * Auth.js's cookies, whose names and lifetimes are those of @auth/core (lib/utils/cookie) and @takt/auth; sign-in uses
 * neither PKCE nor nonce. Over https their names have a prefix.
 */
const AUTH_COOKIES = {
  session: { name: "authjs.session-token", prefix: "__Secure-", seconds: 7 * DAY_SECONDS },
  csrf: { name: "authjs.csrf-token", prefix: "__Host-", seconds: null },
  callback: { name: "authjs.callback-url", prefix: "__Secure-", seconds: null },
  signInState: { name: "authjs.state", prefix: "__Secure-", seconds: 15 * MINUTE_SECONDS },
} as const;

export type CookiePurpose = keyof typeof AUTH_COOKIES | keyof typeof OWN_COOKIES;

/** Returns the essential cookies by purpose, with the names that they have where the app is served at `appUrl`. */
export function essentialCookies(appUrl: string): Record<CookiePurpose, StoredEntry> {
  const secure = appUrl.startsWith("https:");
  const named = ({ name, prefix, seconds }: (typeof AUTH_COOKIES)[keyof typeof AUTH_COOKIES]) =>
    ({ name: secure ? prefix + name : name, seconds, kind: "cookie", category: "essential" }) as const;
  return {
    session: named(AUTH_COOKIES.session),
    csrf: named(AUTH_COOKIES.csrf),
    callback: named(AUTH_COOKIES.callback),
    signInState: named(AUTH_COOKIES.signInState),
    ...OWN_COOKIES,
  };
}
