/** Why a card is declined: the codes and the text of Stripe's documentation of declines. */
export type Decline = { code: string; decline_code: string | null; message: string };

export type TestCard = {
  number: string;
  /** The id of a payment method of this card that can be attached without a form. */
  id: string | null;
  brand: "visa" | "mastercard" | "amex";
  decline: Decline | null;
  /** When the bank asks for a 3-D Secure step: never, with the customer present until one was done, always. */
  authentication: "never" | "on_session" | "always";
};

const declined = (decline_code: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});
const coded = (code: string, message: string, decline_code: string | null = null): Decline => ({
  code,
  decline_code,
  message,
});

const card = (
  number: string,
  id: string | null,
  { brand = "visa", decline = null, authentication = "never" }: Partial<TestCard> = {},
): TestCard => ({ number, id, brand, decline, authentication });

/** Stripe's test cards as far as emulated (docs.stripe.com, Testing). */
export const TEST_CARDS: TestCard[] = [
  card("4242424242424242", "pm_card_visa"),
  card("5555555555554444", "pm_card_mastercard", { brand: "mastercard" }),
  card("378282246310005", "pm_card_amex", { brand: "amex" }),
  card("4000000000000002", "pm_card_chargeDeclined", { decline: declined("generic_decline") }),
  card("4000000000009995", "pm_card_chargeDeclinedInsufficientFunds", {
    decline: declined("insufficient_funds", "Your card has insufficient funds."),
  }),
  card("4000000000009987", null, { decline: declined("lost_card") }),
  card("4000000000009979", null, { decline: declined("stolen_card") }),
  card("4000000000000069", "pm_card_chargeDeclinedExpiredCard", {
    decline: coded("expired_card", "Your card has expired.", "expired_card"),
  }),
  card("4000000000000127", "pm_card_chargeDeclinedIncorrectCvc", {
    decline: coded("incorrect_cvc", "Your card's security code is incorrect.", "incorrect_cvc"),
  }),
  card("4000000000000119", "pm_card_chargeDeclinedProcessingError", {
    decline: coded(
      "processing_error",
      "An error occurred while processing your card. Try again in a little bit.",
      "processing_error",
    ),
  }),
  // It is saved without an error, and declined whenever it is charged.
  card("4000000000000341", "pm_card_chargeCustomerFail", { decline: declined("generic_decline") }),
  card("4000002500003155", "pm_card_authenticationRequiredOnSetup", { authentication: "on_session" }),
  card("4000000000003220", "pm_card_threeDSecure2Required", { authentication: "on_session" }),
  card("4000002760003184", "pm_card_authenticationRequired", { authentication: "always" }),
];

/** The declining cards that can be saved, because nothing is charged to verify them. */
export const SAVED_UNCHARGED = "4000000000000341";

/** What a card is that is none of Stripe's test cards, to a sandbox. */
export const NOT_A_TEST_CARD = declined(
  "test_mode_live_card",
  "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
);

export const INVALID_NUMBER = coded("incorrect_number", "Your card number is incorrect.");

/** What a payment is whose 3-D Secure step was not completed. */
export const AUTHENTICATION_FAILED = coded(
  "payment_intent_authentication_failure",
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  "authentication_failed",
);

/** A bank account of a SEPA debit: its number, and whether the debit succeeds in the end. */
export type TestAccount = { iban: string; id: string | null; succeeds: boolean };

export const TEST_ACCOUNTS: TestAccount[] = [
  { iban: "DE89370400440532013000", id: "pm_sepaDebit_success", succeeds: true },
  { iban: "AT611904300234573201", id: null, succeeds: true },
  { iban: "DE62370400440532013001", id: null, succeeds: false },
  { iban: "AT861904300235473202", id: null, succeeds: false },
];

export const findCard = (number: string): TestCard | undefined =>
  TEST_CARDS.find((test) => test.number === number);

export const findAccount = (iban: string): TestAccount | undefined =>
  TEST_ACCOUNTS.find((test) => test.iban === iban);

/** Whether the last digit of a card number fits the others. */
export function isLuhnValid(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
