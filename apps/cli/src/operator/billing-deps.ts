import { createStripePayments } from "@takt/billing/create-stripe-payments";
import { billingEnv } from "@takt/billing/env";
import { stripeSettingsOf } from "@takt/billing/stripe-settings";
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
  const settings = stripeSettingsOf(billingEnv.parse(environment));
  return {
    db,
    clock: systemClock,
    log,
    payments: createStripePayments(settings, log),
    salesTerms: { tax: settings.tax === "automatic" ? "included" : "exempt", moneyBackDays: 30 },
  };
}
