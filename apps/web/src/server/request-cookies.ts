import { SESSION_COOKIES } from "@takt/auth/session-cookie";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@takt/i18n/locales";
import { cookies } from "next/headers";
import { COOKIES } from "./cookies";
import { safeReturnPath } from "./safe-return-path";

/** Tells whether a session cookie is present: enough for a button label, without a database query. */
export async function hasSessionCookie(): Promise<boolean> {
  const jar = await cookies();
  return SESSION_COOKIES.some((name) => jar.has(name));
}

/** Returns the page that the visitor wanted before they had to sign in, or null. */
export async function rememberedPath(): Promise<string | null> {
  return safeReturnPath((await cookies()).get(COOKIES.returnPath.name)?.value);
}

/** Returns the language that this browser chose last; for route handlers, which have no [locale]. */
export async function visitorLanguage(): Promise<Locale> {
  const chosen = (await cookies()).get(COOKIES.locale.name)?.value;
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}
