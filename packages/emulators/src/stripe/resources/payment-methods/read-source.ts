import { findAccount, findCard, NOT_A_TEST_CARD, type Decline } from "../../model/test-cards";
import type { Source } from "./payment-method";

/** Why a form cannot be sent: a field that is missing or wrong, or what the bank says. */
export type FormProblem = { field: string; decline?: Decline };

/** Reads the card or the account of a form. */
export function readSource(form: Record<string, string>, now: Date): Source | FormProblem {
  if (form.method === "sepa_debit") {
    const account = findAccount((form.iban ?? "").replace(/\s/g, "").toUpperCase());
    return account ? { account } : { field: "iban" };
  }
  const number = (form.number ?? "").replace(/\s/g, "");
  if (!/^\d{12,19}$/.test(number)) return { field: "number" };
  const expiry = readExpiry(form.expiry ?? "", now);
  if (!expiry) return { field: "expiry" };
  if (!/^\d{3,4}$/.test((form.cvc ?? "").trim())) return { field: "cvc" };
  const card = findCard(number);
  return card ? { card, ...expiry } : { field: "number", decline: NOT_A_TEST_CARD };
}

/** `12 / 34`, as month and year, if it is not over. */
function readExpiry(text: string, now: Date) {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(text);
  const exp_month = Number(match?.[1]);
  const exp_year = Number(`20${match?.[2]}`);
  if (!(exp_month >= 1 && exp_month <= 12)) return null;
  return Date.UTC(exp_year, exp_month) > now.getTime() ? { exp_month, exp_year } : null;
}
