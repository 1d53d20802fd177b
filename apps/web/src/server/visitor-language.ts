import { DEFAULT_LOCALE, isLocale, type Locale } from "@takt/i18n/locales";
import { cookies } from "next/headers";
import { COOKIES } from "./cookies";

/** Returns the language that this browser chose last; for route handlers, which have no [locale]. */
export async function visitorLanguage(): Promise<Locale> {
  const chosen = (await cookies()).get(COOKIES.locale.name)?.value;
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}
