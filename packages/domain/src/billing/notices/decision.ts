import type { NoticeOutcome } from "../../outbox/ports/billing-email";

/** What came of a notice, to be written to its row. */
export type Decision = {
  kind: "decided";
  outcome: NoticeOutcome;
  userId?: string;
  orderId?: string;
  endsAt?: Date;
  refundedCents?: number;
};
