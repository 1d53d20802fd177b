import type { DeclarationOutcome } from "../../outbox/ports/billing-email";
import type { Booking } from "../model/book-refund";
import type { RefundReason } from "../model/sales-terms";

/** The outcome of a declaration, to be written to its row. */
export type Decision = {
  kind: "decided";
  outcome: DeclarationOutcome;
  userId?: string;
  orderId?: string;
  endsAt?: Date;
  refundedCents?: number;
  /** A withdrawal's: what went back of each order of the contract, and why. */
  bookings?: Booking[];
  refundReason?: RefundReason;
};
