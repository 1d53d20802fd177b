/** Outcomes of connecting LinkedIn; the app shows a text for each. */
export const CONNECT_OUTCOMES = [
  "connected",
  /** The member would not sign in at LinkedIn. */
  "cancelled_login",
  /** The member did not agree to what was asked. */
  "cancelled_consent",
  /** LinkedIn does not give the app what it asks for: the operator has to see to it. */
  "not_permitted",
  /** The state is another one: the page was open for too long, or was begun again in another tab. */
  "outdated",
  "other_member",
  /** The member has answered that what LinkedIn gave access to is not theirs. */
  "not_mine",
  "failed",
] as const;

export type ConnectOutcome = (typeof CONNECT_OUTCOMES)[number];
