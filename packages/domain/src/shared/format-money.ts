import { INTL_LOCALE } from "./format-day";

type Locale = "en" | "de";

/**
 * How many digits of an amount are its fraction, where it is not two: Stripe's amounts are in the smallest unit of the
 * currency as Stripe counts it (docs.stripe.com, Supported currencies), which for some is not that of Intl. The shilling
 * of Uganda and the króna have two there, which are always zero.
 */
const DIGITS: Readonly<Record<number, readonly string[]>> = {
  0: "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "),
  3: "BHD JOD KWD OMR TND".split(" "),
};

/** Formats an amount of Stripe's (`currency` of ISO 4217, in either case) in the reader's language, always with its cents: `€29.00`, `29,00 €`, `JP¥29`. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const format = { style: "currency", currency, maximumFractionDigits: fractionDigits(currency) } as const;
  return new Intl.NumberFormat(INTL_LOCALE[locale], format).format(toMajorUnit(amount, currency));
}

/** Formats a price, with its cents where it has any: `€29`, `$29.50`. */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  const price = toMajorUnit(amount, currency);
  const digits = fractionDigits(currency);
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(price) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(price);
}

/** Formats an amount of Stripe's for the operator's lists, the same in each language: `29.00 EUR`. */
export const formatAmount = (amount: number, currency: string): string =>
  `${toMajorUnit(amount, currency).toFixed(fractionDigits(currency))} ${currency.toUpperCase()}`;

const toMajorUnit = (amount: number, currency: string): number => amount / 10 ** fractionDigits(currency);

function fractionDigits(currency: string): number {
  const code = currency.toUpperCase();
  const found = Object.entries(DIGITS).find(([, currencies]) => currencies.includes(code));
  return found ? Number(found[0]) : 2;
}
