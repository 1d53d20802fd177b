import { createStripePayments } from "@takt/billing/create-stripe-payments";
import { billingEnv } from "@takt/billing/env";
import { readSalesTerms, readStripeSettings } from "@takt/billing/read-stripe-settings";
import type { Db } from "@takt/db/client";
import type { SyncDeps } from "@takt/domain/billing/deps";
import { systemClock, type Log } from "@takt/domain/shared/core-deps";

/** Logs on the error output, so that what a command prints stays clean. */
const log: Log = {
  info: () => {},
  warn: (event, fields) => console.error(event, fields),
  error: (event, fields) => console.error(event, fields),
};

/** Makes what the billing commands need of the environment. */
export function billingDeps(db: Db, environment: Record<string, string | undefined>): SyncDeps {
  const settings = billingEnv.parse(environment);
  const payments = createStripePayments(readStripeSettings(settings), log);
  return { db, clock: systemClock, log, payments, salesTerms: readSalesTerms(settings) };
}
