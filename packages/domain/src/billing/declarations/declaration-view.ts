import type { ContractNotice } from "@takt/db/generated/prisma/client";
import { toDeclared } from "../emails/plan-declaration-emails";
import type { Declaration, DeclarationOutcome } from "../../outbox/ports/billing-email";

/** A declaration for its author: what was declared, when, and what has come of it. */
export type DeclarationView = Declaration & {
  /**
   * `unconfirmed`: the link in the receipt has not been used. `confirmed`: it is being processed. `open`: it waits for
   * the operator. `done`: see the outcome.
   */
  state: "unconfirmed" | "confirmed" | "open" | "done";
  /** When the link was used, or a signed-in user declared it. */
  confirmedAt: Date | null;
  outcome: DeclarationOutcome | null;
  endsAt: Date | null;
  refundedCents: number;
};

/** Converts a row for screens. */
export function toDeclarationView(row: ContractNotice): DeclarationView {
  const { confirmedAt, outcome, endsAt, refundedCents } = row;
  return {
    ...toDeclared(row),
    state: getState(row),
    confirmedAt,
    outcome: outcome as DeclarationOutcome | null,
    endsAt,
    refundedCents,
  };
}

function getState({ processedAt, outcome, confirmedAt }: ContractNotice): DeclarationView["state"] {
  if (processedAt) return "done";
  if (outcome) return "open";
  return confirmedAt ? "confirmed" : "unconfirmed";
}
