import type { OutboxDeps } from "../outbox/deps";
import type { SalesTerms } from "./model/sales-terms";
import type { Payments } from "./ports/payments";

/** Dependencies of the billing use cases; each takes the `Pick` it needs. */
export type BillingDeps = OutboxDeps & {
  payments: Payments;
  /** The address of the app without a slash at its end, for the pages that the payment provider leads back to. */
  appUrl: string;
  salesTerms: SalesTerms;
};

/** Dependencies of reading the provider's subscriptions. */
export type SyncDeps = Pick<BillingDeps, "db" | "clock" | "log" | "payments" | "salesTerms">;
