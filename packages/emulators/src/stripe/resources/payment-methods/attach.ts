import type { Backend } from "../../backend";
import { invalidRequest, noSuchReference, cardError } from "../../http/api-error";
import { SAVED_UNCHARGED, TEST_ACCOUNTS, TEST_CARDS } from "../../model/test-cards";
import type { PaymentMethod } from "../../store/objects";
import { updateObject } from "../save";
import { createPaymentMethod } from "./create-payment-method";

/**
 * The payment method of an id. The ids of Stripe's documentation, such as `pm_card_visa`, make a new one each time.
 */
export function takePaymentMethod(backend: Backend, id: string, param: string): PaymentMethod {
  const found = backend.store.get("payment_method", id);
  if (found) return found;
  const card = TEST_CARDS.find((test) => test.id === id);
  const year = new Date(backend.clock.now()).getUTCFullYear() + 1;
  if (card) return createPaymentMethod(backend, { card, exp_month: 12, exp_year: year });
  const account = TEST_ACCOUNTS.find((test) => test.id === id);
  if (account) return createPaymentMethod(backend, { account });
  throw noSuchReference("payment_method", id, param);
}

/** Attaches a payment method to a customer. The bank is asked, so that most declining cards cannot be attached. */
export function attachPaymentMethod(
  backend: Backend,
  method: PaymentMethod,
  customer: string,
): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw invalidRequest("The payment method you provided has already been attached to a customer.", {
      code: "payment_method_unexpected_state",
    });
  const card = cardOf(backend, method.id);
  if (card?.decline && card.number !== SAVED_UNCHARGED) throw cardError(card.decline);
  return updateAttached(backend, method, customer);
}

/** Attaches without asking the bank: what has just been charged. */
export function updateAttached(backend: Backend, method: PaymentMethod, customer: string): PaymentMethod {
  return updateObject(backend, "payment_method", method, { customer }, "payment_method.attached");
}

function cardOf({ store }: Backend, method: string) {
  const number = store.get("funding", method)?.number;
  return TEST_CARDS.find((test) => test.number === number);
}
