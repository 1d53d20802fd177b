import { DEFAULT_LOCALE, isLocale, type Locale } from "@takt/i18n/locales";
import { cookies } from "next/headers";
import { COOKIES } from "./cookies";

/** The language this browser last chose; for route handlers, which have no [locale]. */
export async function visitorLanguage(): Promise<Locale> {
  const chosen = (await cookies()).get(COOKIES.locale.name)?.value;
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}
