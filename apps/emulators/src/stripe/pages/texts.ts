import type { FormProblem } from "../resources/payment-methods/read-source";

export type Language = "de" | "en";

/** Texts of the emulated pages of Stripe, in English and in German. */
const ALL = {
  marker: ["Emulated Stripe - nothing is charged", "Emuliertes Stripe - nichts wird abgebucht"],
  checkoutTitle: ["Subscribe", "Abonnieren"],
  subscribe: ["Subscribe", "Abonnieren"],
  back: ["Back", "Zurück"],
  total: ["Total due today", "Heute fälliger Gesamtbetrag"],
  invoiceTotal: ["Total", "Gesamtbetrag"],
  payment: ["Payment method", "Zahlungsmethode"],
  card: ["Card", "Karte"],
  sepa_debit: ["SEPA Direct Debit", "SEPA-Lastschrift"],
  number: ["Card number", "Kartennummer"],
  expiry: ["Expiration date (MM / YY)", "Gültig bis (MM / JJ)"],
  cvc: ["Security code (CVC)", "Prüfziffer (CVC)"],
  iban: ["IBAN", "IBAN"],
  name: ["Full name", "Vollständiger Name"],
  address: ["Billing address", "Rechnungsadresse"],
  country: ["Country or region", "Land oder Region"],
  line1: ["Address", "Adresse"],
  postal_code: ["Postal code", "Postleitzahl"],
  city: ["City", "Ort"],
  terms: ["I agree to the Terms of Service", "Ich stimme den Nutzungsbedingungen zu"],
  testHint: [
    "Test cards: 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for 3-D Secure. Test IBAN: DE89 3704 0044 0532 0130 00.",
    "Testkarten: 4242 4242 4242 4242 geht durch, 4000 0000 0000 0002 wird abgelehnt, 4000 0025 0000 3155 fragt nach 3-D Secure. Test-IBAN: DE89 3704 0044 0532 0130 00.",
  ],
  every: ["per", "pro"],
  month: ["month", "Monat"],
  year: ["year", "Jahr"],
  week: ["week", "Woche"],
  expired: ["This checkout page is no longer available", "Diese Bezahlseite ist nicht mehr verfügbar"],
  secureTitle: ["3-D Secure", "3-D Secure"],
  completeStep: ["Complete authentication", "Authentifizierung abschließen"],
  failStep: ["Fail authentication", "Authentifizierung fehlschlagen lassen"],
  portalTitle: ["Billing", "Abrechnung"],
  currentPlan: ["Current plan", "Aktuelles Abo"],
  noPlan: ["There is no subscription.", "Es gibt kein Abo."],
  renewsOn: ["Renews on", "Verlängert sich am"],
  endsOn: ["Ends on", "Endet am"],
  cancelPlan: ["Cancel subscription", "Abo kündigen"],
  updateMethod: ["Update payment method", "Zahlungsmethode aktualisieren"],
  addMethod: ["Save payment method", "Zahlungsmethode speichern"],
  invoices: ["Invoice history", "Rechnungsverlauf"],
  returnTo: ["Return to the website", "Zurück zur Website"],
  invoice: ["Invoice", "Rechnung"],
  invoicePdf: ["Download invoice", "Rechnung herunterladen"],
  payInvoice: ["Pay invoice", "Rechnung bezahlen"],
  due: ["Amount due", "Fälliger Betrag"],
  paid: ["Paid", "Bezahlt"],
  open: ["Open", "Offen"],
} satisfies Record<string, [string, string]>;

type Texts = Record<keyof typeof ALL, string>;

const inLanguage = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(ALL).map(([name, texts]) => [name, texts[index]])) as Texts;

export const TEXTS: Record<Language, Texts> = { en: inLanguage(0), de: inLanguage(1) };

/** The language of a page: by the session's locale, or by what the browser accepts. */
export const languageOf = (locale = ""): Language => (/^\s*de/i.test(locale) ? "de" : "en");

/** Texts of a form about a field that is wrong or empty, in English and in German. */
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

/** German texts of a bank by the code of its decline. */
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
