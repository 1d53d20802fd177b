import type { Backend } from "../../backend";
import type { TestAccount, TestCard } from "../../model/test-cards";
import type { Address, PaymentMethod } from "../../store/objects";

export type BillingDetails = {
  address: Address | null;
  email: string | null;
  name: string | null;
};

type CardSource = { card: TestCard; exp_month: number; exp_year: number };
export type Source = CardSource | { account: TestAccount };

const NO_DETAILS: BillingDetails = { address: null, email: null, name: null };

/** Creates a payment method and keeps what it does when it is charged, which its object does not show. */
export function createPaymentMethod(
  backend: Backend,
  source: Source,
  { address, email, name }: BillingDetails = NO_DETAILS,
): PaymentMethod {
  const id = backend.newId("pm");
  const common = {
    id,
    object: "payment_method" as const,
    allow_redisplay: "unspecified",
    billing_details: { address, email, name, phone: null, tax_id: null },
    created: backend.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  } satisfies Partial<PaymentMethod>;
  const method: PaymentMethod =
    "card" in source
      ? { ...common, card: cardOf(source), type: "card" }
      : { ...common, sepa_debit: sepaDebitOf(source.account), type: "sepa_debit" };
  const number = "card" in source ? source.card.number : source.account.iban;
  backend.store.save("payment_method", method);
  backend.store.save("funding", { id, number, authenticated: false });
  return method;
}

function cardOf({ card, exp_month, exp_year }: CardSource): NonNullable<PaymentMethod["card"]> {
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    display_brand: card.brand === "amex" ? "american_express" : card.brand,
    exp_month,
    exp_year,
    fingerprint: fingerprint(card.number),
    funding: "credit",
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function sepaDebitOf({ iban }: TestAccount): NonNullable<PaymentMethod["sepa_debit"]> {
  return {
    bank_code: iban.slice(4, 12),
    branch_code: "",
    country: iban.slice(0, 2),
    fingerprint: fingerprint(iban),
    generated_from: { charge: null, setup_attempt: null },
    last4: iban.slice(-4),
  };
}

/** The same for the same card, as Stripe's is, and not its number. */
const fingerprint = (number: string) =>
  [...number]
    .reduce((hash, digit) => (Math.imul(hash, 31) + digit.charCodeAt(0)) >>> 0, 7)
    .toString(36)
    .padStart(16, "F");
