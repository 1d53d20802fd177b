import { SESSION_COOKIES } from "@takt/auth/session-cookie";
import type { Locale } from "@takt/i18n/locales";
import { cookies, headers } from "next/headers";
import { env } from "../env";
import { COOKIES } from "./cookies";
import { negotiateLocale } from "./negotiate-locale";
import { pageLanguage } from "./page-language";
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

/**
 * Returns the language of the page that a request comes from, else the one that a bare path would be shown in; for route
 * handlers, which have no [locale].
 */
export async function visitorLanguage(): Promise<Locale> {
  const sent = await headers();
  const page = pageLanguage(sent.get("referer"), env().AUTH_URL);
  const chosen = (await cookies()).get(COOKIES.locale.name)?.value;
  return page ?? negotiateLocale(chosen, sent.get("accept-language"));
}
