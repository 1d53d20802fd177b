/** An amount as a text: `€29.00`. All emulated currencies have hundredths. */
export function formatMoney(amount: number, currency: string, locale = "en-IE"): string {
  return new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase() }).format(
    amount / 100,
  );
}

/** A day as Stripe writes it in the lines of an invoice: `05 Dec 2026`. */
export function formatDay(seconds: number): string {
  const date = new Date(seconds * 1_000);
  const month = date.toLocaleString("en-US", { month: "short", timeZone: "UTC" });
  return `${String(date.getUTCDate()).padStart(2, "0")} ${month} ${date.getUTCFullYear()}`;
}
