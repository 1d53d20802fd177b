import type { FormProblem } from "../resources/payment-methods/read-source";
import { TEXTS, type Language } from "./texts";

/** What a form says about a field that is wrong or empty, in English and in German. */
const FIELDS: Record<string, Record<Language, string>> = {
  number: { en: "Your card number is incomplete.", de: "Ihre Kartennummer ist unvollständig." },
  expiry: {
    en: "Your card's expiration date is invalid.",
    de: "Das Ablaufdatum Ihrer Karte ist ungültig.",
  },
  cvc: {
    en: "Your card's security code is incomplete.",
    de: "Die Prüfziffer Ihrer Karte ist unvollständig.",
  },
  iban: { en: "Your IBAN is invalid.", de: "Ihre IBAN ist ungültig." },
  terms: {
    en: "Please accept the terms of service to continue.",
    de: "Bitte akzeptieren Sie die Nutzungsbedingungen, um fortzufahren.",
  },
};
const REQUIRED: Record<Language, string> = { en: "Required", de: "Erforderlich" };

/** What a bank says by the code of its decline. */
const GERMAN_DECLINES: Record<string, string> = {
  authentication_failed:
    "Wir können Ihre Zahlungsmethode nicht authentifizieren. Wählen Sie eine andere Zahlungsmethode und versuchen Sie es erneut.",
  generic_decline: "Ihre Karte wurde abgelehnt.",
  test_mode_live_card:
    "Ihre Karte wurde abgelehnt. Ihre Anfrage erfolgte im Testmodus, es wurde jedoch keine Testkarte verwendet.",
};

/** Why a form was not accepted. */
export function problemText(language: Language, { field, decline }: FormProblem): string {
  if (!decline)
    return FIELDS[field]?.[language] ?? `${TEXTS[language][field as "name"]}: ${REQUIRED[language]}`;
  return language === "en" ? decline.message : GERMAN_DECLINES[decline.decline_code ?? ""]!;
}
