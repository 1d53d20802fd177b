import { SESSION_MAX_AGE, sessionCookie } from "@takt/auth/session-cookie";
import { COOKIES } from "./cookies";

export type EssentialCookie = {
  name: string;
  purpose: keyof typeof COOKIES | "session" | "csrf" | "callback" | "signInState";
  /** Null: until the browser is closed. */
  seconds: number | null;
};

/** Every cookie that this installation sets, by its real name; there are no others. Ours, and Auth.js's. */
export function essentialCookies(authUrl: string): EssentialCookie[] {
  const secure = authUrl.startsWith("https:");
  // Names and lifetimes: @auth/core, lib/utils/cookie; PKCE and nonce are not used (packages/auth/linkedin-provider).
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
