import { findAccount, findCard, NOT_A_TEST_CARD, type Decline } from "./test-cards";

/** What comes of charging a card or an account. */
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

/** What a card or an account does, by its number. */
export function chargeOutcome({ number, offSession, authenticated, setUp }: Attempt): ChargeOutcome {
  if (findAccount(number)) return { kind: "processing" };
  const card = findCard(number);
  const decline = card ? card.decline : NOT_A_TEST_CARD;
  if (decline) return { kind: "declined", decline };
  const asks = card?.asks === "always" || (card?.asks === "on_session" && !offSession && !setUp);
  return asks && !authenticated ? { kind: "requires_action" } : { kind: "succeeded" };
}
