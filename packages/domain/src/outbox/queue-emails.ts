import type { Db } from "@takt/db/client";

/** An email about a row of its kind. `dueAt` is now unless it is given. */
export type NewEmail = { occasion: string; userId: string; dueAt?: Date } & (
  | { kind: "account_activated" }
  | { kind: "feedback"; feedbackId: string }
  | { kind: "data_request"; dataRequestId: string }
);

/** Queues emails in the transaction that creates what they are about; an occasion that is taken is refused. */
export function queueEmails(tx: Pick<Db, "outboxEmail">, emails: NewEmail[]) {
  return tx.outboxEmail.createMany({ data: emails });
}
