import type { SayError } from "@takt/api/public/problem";
import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";

/** Returns the texts of the API's refusals in a language, the same as on screen. They are not escaped: an answer is JSON. */
export async function getErrorText(lng: Locale): Promise<SayError> {
  const { t } = await getT(["api", "errors"], { lng });
  const say = t as unknown as (key: string, data: object) => string;
  return (key, data) => say(key, { ...data, interpolation: { escapeValue: false } });
}
