import type { FormProblem } from "../resources/payment-methods/read-source";
import { TEXTS, type Language } from "./texts";

/** What a form says about a field, and about a card by the code of its decline, in Stripe's words. */
const FIELDS: Record<Language, Record<string, string>> = {
  en: {
    number: "Your card number is incomplete.",
    expiry: "Your card's expiration date is invalid.",
    cvc: "Your card's security code is incomplete.",
    iban: "Your IBAN is invalid.",
    email: "Your email is invalid.",
    tax_id: "Invalid VAT ID.",
    terms: "Please accept the terms of service to continue.",
    plan: "This plan is not available.",
    other: "Required",
  },
  de: {
    number: "Ihre Kartennummer ist unvollständig.",
    expiry: "Das Ablaufdatum Ihrer Karte ist ungültig.",
    cvc: "Die Prüfziffer Ihrer Karte ist unvollständig.",
    iban: "Ihre IBAN ist ungültig.",
    email: "Ihre E-Mail-Adresse ist ungültig.",
    tax_id: "Ungültige USt-IdNr.",
    terms: "Bitte akzeptieren Sie die Nutzungsbedingungen, um fortzufahren.",
    plan: "Dieses Abo ist nicht verfügbar.",
    other: "Erforderlich",
  },
};

const GERMAN_DECLINES: Record<string, string> = {
  insufficient_funds: "Ihre Karte hat keine ausreichende Deckung.",
  expired_card: "Ihre Karte ist abgelaufen.",
  incorrect_cvc: "Die Prüfziffer Ihrer Karte ist falsch.",
  processing_error:
    "Bei der Bearbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.",
  incorrect_number: "Ihre Kartennummer ist falsch.",
  authentication_failed:
    "Wir können Ihre Zahlungsmethode nicht authentifizieren. Wählen Sie eine andere Zahlungsmethode und versuchen Sie es erneut.",
  test_mode_live_card:
    "Ihre Karte wurde abgelehnt. Ihre Anfrage erfolgte im Testmodus, es wurde jedoch keine Testkarte verwendet.",
};

/** Why a form was not accepted. */
export function problemText(language: Language, { field, decline }: FormProblem): string {
  if (!decline)
    return FIELDS[language][field] ?? `${TEXTS[language][field as "name"]}: ${FIELDS[language].other}`;
  if (language === "en") return decline.message;
  return GERMAN_DECLINES[decline.decline_code ?? decline.code] ?? "Ihre Karte wurde abgelehnt.";
}
