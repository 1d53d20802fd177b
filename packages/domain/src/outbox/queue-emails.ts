import type { Db } from "@takt/db/client";
import type { EmailData } from "./model/email-data";

/** An email about a row of its kind. `dueAt` is now unless it is given. */
export type NewEmail = { occasion: string; dueAt?: Date } & (
  | EmailOfUser
  | EmailOfDeclaration
  | EmailOfRequest
  | EmailOfDeletion
  | EmailOfInvitation
);

type EmailOfUser = { userId: string } & (
  | { kind: "account_activated" }
  | { kind: "feedback"; feedbackId: string }
  | { kind: "data_request"; dataRequestId: string }
  | { kind: "order_confirmed"; orderId: string; data: EmailData<"order_confirmed"> }
  | { kind: "subscription_past_due" }
  | { kind: "data_export_ready"; dataExportId: string }
  | { kind: "account_deletion_requested"; deletionId: string }
  | { kind: "subscription_ended"; data: EmailData<"subscription_ended"> }
  | { kind: "refund_issued"; orderId?: string; data: EmailData<"refund_issued"> }
  | { kind: "ownership_offered"; data: EmailData<"ownership_offered"> }
);

/** Its address is the invitation's, whose reader need not have an account. */
type EmailOfInvitation = { kind: "invitation"; invitationId: string };

/** Its address is the deletion's, whose account is gone. */
type EmailOfDeletion = { kind: "account_deleted"; deletionId: string };

/** Its address is the declaration's, whose author need not have an account. */
type EmailOfDeclaration = {
  kind: "contract_notice_confirm" | "contract_notice_received" | "contract_notice_done" | "contract_notice";
  contractNoticeId: string;
};

/** Its address is the request's, whose author need not have an account; or the operator's. */
type EmailOfRequest = {
  kind:
    | "data_request"
    | "data_request_confirm"
    | "data_request_received"
    | "data_request_extended"
    | "data_request_done";
  dataRequestId: string;
};

/** Queues emails in the transaction that creates what they are about; an occasion that is taken is refused. */
export function queueEmails(tx: Pick<Db, "outboxEmail">, emails: NewEmail[]) {
  return tx.outboxEmail.createMany({ data: emails });
}

/** Queues an email unless its occasion is taken. The caller has locked what it is about, so that nobody else queues it. */
export async function queueEmailOnce(tx: Pick<Db, "outboxEmail">, email: NewEmail): Promise<void> {
  const { occasion } = email;
  const taken = await tx.outboxEmail.findUnique({ where: { occasion }, select: { id: true } });
  if (taken === null) await queueEmails(tx, [email]);
}
