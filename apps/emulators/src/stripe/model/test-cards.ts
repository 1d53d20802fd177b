/** Why a card is declined: the codes and the text of Stripe's documentation of declines. */
export type Decline = { code: string; decline_code: string | null; message: string };

export type TestCard = {
  number: string;
  brand: "visa" | "mastercard";
  decline?: Decline;
  /** When the bank asks for a 3-D Secure step: with the customer present until one was done, or always. */
  asks?: "on_session" | "always";
};

const DECLINED: Decline = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};

/** The declining card that can be saved, because nothing is charged to verify it. */
export const SAVED_UNCHARGED = "4000000000000341";

/** Stripe's test cards as far as emulated (docs.stripe.com, Testing). */
const TEST_CARDS: TestCard[] = [
  { number: "4242424242424242", brand: "visa" },
  { number: "5555555555554444", brand: "mastercard" },
  { number: "4000000000000002", brand: "visa", decline: DECLINED },
  { number: SAVED_UNCHARGED, brand: "visa", decline: DECLINED },
  { number: "4000002500003155", brand: "visa", asks: "on_session" },
  { number: "4000002760003184", brand: "visa", asks: "always" },
];

/** The decline of a number outside these cards. */
export const NOT_A_TEST_CARD: Decline = {
  code: "card_declined",
  decline_code: "test_mode_live_card",
  message: "Your card was declined. Your request was in test mode, but used a non test card.",
};

/** The decline of a payment whose 3-D Secure step was not completed. */
export const AUTHENTICATION_FAILED: Decline = {
  code: "payment_intent_authentication_failure",
  decline_code: "authentication_failed",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** A bank account of a SEPA debit: its number, and whether the debit succeeds in the end. */
export type TestAccount = { iban: string; succeeds: boolean };

const TEST_ACCOUNTS: TestAccount[] = [
  { iban: "DE89370400440532013000", succeeds: true },
  { iban: "DE62370400440532013001", succeeds: false },
];

export const findCard = (number: string): TestCard | undefined =>
  TEST_CARDS.find((test) => test.number === number);

export const findAccount = (iban: string): TestAccount | undefined =>
  TEST_ACCOUNTS.find((test) => test.iban === iban);

/** The outcome of charging a card or an account. */
export type ChargeOutcome =
  | { kind: "succeeded" | "processing" | "requires_action" }
  | { kind: "declined"; decline: Decline };

type Attempt = {
  number: string;
  /** Whether the customer is not there to take a 3-D Secure step. */
  offSession: boolean;
  /** Whether the step has just been taken. */
  authenticated: boolean;
  /** Whether it was taken before, so that later charges need none. */
  setUp: boolean;
};

/** Returns the outcome of a charge, by the number of the card or account. */
export function chargeOutcome({ number, offSession, authenticated, setUp }: Attempt): ChargeOutcome {
  if (findAccount(number)) return { kind: "processing" };
  const card = findCard(number);
  const decline = card ? card.decline : NOT_A_TEST_CARD;
  if (decline) return { kind: "declined", decline };
  const asks = card?.asks === "always" || (card?.asks === "on_session" && !offSession && !setUp);
  return asks && !authenticated ? { kind: "requires_action" } : { kind: "succeeded" };
}
