import type { Backend } from "./backend";
import { advanceSubscription, finalizeRenewal } from "./billing/advance-subscription";
import { collectInvoice } from "./billing/pay-invoice";
import { settleDebit } from "./billing/settle-debit";
import { expireSession } from "./resources/checkout-sessions/routes";
import type { Job, JobKind } from "./store/objects";
import { deliverEvent } from "./webhooks/deliver-event";

const RUN: Record<JobKind, (backend: Backend, ref: string) => unknown> = {
  advance_subscription: advanceSubscription,
  deliver_event: deliverEvent,
  expire_checkout: expireSession,
  finalize_invoice: finalizeRenewal,
  retry_invoice: collectInvoice,
  settle_debit: settleDebit,
};

/** Does what is due for an object at this time of the clock. */
export const runJob = (backend: Backend, { kind, ref }: Job): unknown => RUN[kind](backend, ref);
