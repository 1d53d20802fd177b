import { SESSION_MAX_AGE, sessionCookie } from "@takt/auth/session-cookie";
import { COOKIES } from "./cookies";

export type EssentialCookie = {
  name: string;
  purpose: keyof typeof COOKIES | "session" | "csrf" | "callback" | "signInState";
  /** The lifetime; null for a session cookie. */
  seconds: number | null;
};

/** Returns every cookie that this installation sets, by its actual name: Auth.js's and ours. */
export function essentialCookies(authUrl: string): EssentialCookie[] {
  const secure = authUrl.startsWith("https:");
  // Names and lifetimes are those of @auth/core (lib/utils/cookie); packages/auth/src/linkedin-provider.ts uses neither PKCE
  // nor nonce.
  const theirs: EssentialCookie[] = [
    { name: sessionCookie(authUrl), purpose: "session", seconds: SESSION_MAX_AGE },
    { name: `${secure ? "__Host-" : ""}authjs.csrf-token`, purpose: "csrf", seconds: null },
    { name: `${secure ? "__Secure-" : ""}authjs.callback-url`, purpose: "callback", seconds: null },
    { name: `${secure ? "__Secure-" : ""}authjs.state`, purpose: "signInState", seconds: 15 * 60 },
  ];
  const ours = Object.entries(COOKIES).map(([purpose, { name, maxAge }]) => ({
    name,
    purpose: purpose as keyof typeof COOKIES,
    seconds: maxAge,
  }));
  return [...theirs, ...ours];
}
