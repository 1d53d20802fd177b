import type { Backend } from "../../backend";
import { nulls } from "../../model/nulls";
import type { TestAccount, TestCard } from "../../model/test-cards";
import type { Address, PaymentMethod } from "../../store/objects";
import { updateObject } from "../save";

type BillingDetails = { address: Address | null; email: string | null; name: string | null };

type CardSource = { card: TestCard; exp_month: number; exp_year: number };
export type Source = CardSource | { account: TestAccount };

/** Creates a payment method and keeps what it does when it is charged, which its object does not show. */
export function createPaymentMethod(
  backend: Backend,
  source: Source,
  { address, email, name }: BillingDetails = nulls("address email name"),
): PaymentMethod {
  const id = backend.newId("pm");
  const common = {
    id,
    object: "payment_method" as const,
    allow_redisplay: "unspecified",
    billing_details: { address, email, name, phone: null, tax_id: null },
    created: backend.now(),
    ...nulls("customer customer_account"),
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
    country: "US",
    display_brand: card.brand,
    exp_month,
    exp_year,
    funding: "credit",
    last4: card.number.slice(-4),
    ...nulls("checks fingerprint generated_from networks regulated_status three_d_secure_usage wallet"),
  };
}

function sepaDebitOf({ iban }: TestAccount): NonNullable<PaymentMethod["sepa_debit"]> {
  return {
    bank_code: iban.slice(4, 12),
    branch_code: "",
    country: iban.slice(0, 2),
    fingerprint: null,
    generated_from: nulls("charge setup_attempt"),
    last4: iban.slice(-4),
  };
}

/** Attaches a payment method to a customer. */
export const attachMethod = (backend: Backend, method: PaymentMethod, customer: string): PaymentMethod =>
  updateObject(backend, method, { customer }, "payment_method.attached");
