import { OWN_COOKIES } from "@takt/domain/privacy/model/browser-storage/cookies";

type Cookie = { name: string; maxAge: number };

/** Our own cookies with their names and lifetimes in seconds, for setting them. */
export const COOKIES = Object.fromEntries(
  Object.entries(OWN_COOKIES).map(([purpose, { name, seconds }]) => [purpose, { name, maxAge: seconds }]),
) as Record<keyof typeof OWN_COOKIES, Cookie>;

/** Returns the flags of our cookies; Secure when the app is served over https. */
export function cookieFlags(authUrl: string) {
  return { httpOnly: true, sameSite: "lax" as const, path: "/", secure: authUrl.startsWith("https:") };
}
