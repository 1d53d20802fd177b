import type { EmailPlanner } from "./email-planner";
import { LANES, type Lane, type LaneName } from "./model/lanes";

/** All that the outbox knows of a kind of email. */
export type EmailKindDefinition = {
  lane: LaneName;
  /** A law asks for it: receipts of orders, of declarations about them, of data requests and deletions. It is retried for longer. */
  legal?: true;
  /** Rows of one recipient and planner are planned together. */
  plan: EmailPlanner;
};

export type EmailKinds = Readonly<Record<string, EmailKindDefinition>>;

/** Some kinds of emails that one sender sends, and how. */
export type EmailLane = Lane & { kinds: EmailKinds };

/** Returns a lane with those of the kinds that are in it. */
export function emailLane(name: LaneName, kinds: EmailKinds): EmailLane {
  return {
    ...LANES[name],
    kinds: Object.fromEntries(Object.entries(kinds).filter(([, kind]) => kind.lane === name)),
  };
}

/** Returns the names of the kinds of a lane that could be sent now: without an operator address none to the operator. */
export function sendableKinds({ toOperator, kinds }: EmailLane, operatorEmails: readonly string[]): string[] {
  return toOperator && operatorEmails.length === 0 ? [] : Object.keys(kinds);
}
