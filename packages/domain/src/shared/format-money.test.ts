import { expect, test } from "vitest";
import { formatAmount, formatMoney, formatPrice } from "./format-money";

/** Intl writes no-break spaces, which one of the two depends on its version. */
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [2900, "eur", "€29.00", "29,00 €"],
  [2950, "USD", "US$29.50", "29,50 $"],
  [-1900, "eur", "-€19.00", "-19,00 €"],
  [2900, "jpy", "JP¥2,900", "2.900 ¥"],
  [2900, "krw", "₩2,900", "2.900 ₩"],
  [29_500, "kwd", "KWD 29.500", "29,500 KWD"],
  [1045, "huf", "HUF 10.45", "10,45 HUF"],
  [500, "isk", "ISK 5", "5 ISK"],
  [500, "ugx", "UGX 5", "5 UGX"],
  [500, "mga", "MGA 500", "500 MGA"],
])("%s of %s is %s, in German %s", (amount, currency, english, german) => {
  expect(spaces(formatMoney(amount, currency, "en"))).toBe(english);
  expect(spaces(formatMoney(amount, currency, "de"))).toBe(german);
});

test.each([
  [2900, "eur", "€29"],
  [2950, "eur", "€29.50"],
  [2900, "jpy", "JP¥2,900"],
  [29_000, "kwd", "KWD 29"],
  [29_500, "kwd", "KWD 29.500"],
  [1000, "huf", "HUF 10"],
])("the price of %s %s is %s", (amount, currency, price) => {
  expect(spaces(formatPrice(amount, currency, "en"))).toBe(price);
});

test("an amount for the operator has its currency's digits and code", () => {
  expect([formatAmount(2950, "eur"), formatAmount(2950, "jpy"), formatAmount(2950, "TND")]).toEqual([
    "29.50 EUR",
    "2950 JPY",
    "2.950 TND",
  ]);
});
