import type { Locale } from "@takt/i18n/locales";
import deMail from "@takt/i18n/messages/de/mail.json";
import deReasons from "@takt/i18n/messages/de/reasons.json";
import enMail from "@takt/i18n/messages/en/mail.json";
import enReasons from "@takt/i18n/messages/en/reasons.json";
import i18next, { type TFunction } from "i18next";

export type Translate = TFunction<["mail", "reasons"]>;

// Values are not escaped here, because the same texts are used in plain text and in HTML.
const texts = i18next.createInstance();
void texts.init({
  resources: { en: { mail: enMail, reasons: enReasons }, de: { mail: deMail, reasons: deReasons } },
  ns: ["mail", "reasons"],
  defaultNS: "mail",
  initAsync: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});

/** Returns the texts of emails in one language; a missing key does not compile. */
export function getT(locale: Locale): Translate {
  return texts.getFixedT(locale, ["mail", "reasons"]);
}
