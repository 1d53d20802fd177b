/** The countries that the emulated forms offer, by code. */
export const COUNTRIES = [
  "AT",
  "BE",
  "CH",
  "DE",
  "DK",
  "ES",
  "FR",
  "GB",
  "IE",
  "IT",
  "NL",
  "PL",
  "SE",
  "US",
] as const;

/** A country's name in a language. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
