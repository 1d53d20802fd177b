import { z } from "zod";

const milliseconds = z.number().nonnegative();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The settings of POST /_emulator/settings, with their defaults after a start or a reset. */
export const settingsSchema = z.strictObject({
  /** How long a request takes by the emulator's clock, between its begin and its answer. */
  latencyMs: milliseconds.default(0),
  /** The number of requests that answer 500 after they began, counted from the last change of settings. */
  internalErrors: z.int().nonnegative().default(0),

  /** How long a renewal's invoice is a draft before it is finalized and charged. */
  draftInvoiceMs: milliseconds.default(HOUR_MS),
  /** The days between a failed payment and the next attempt. */
  retryDays: z.array(z.number().positive()).default([3, 5, 7]),
  /** What becomes of a subscription after the last attempt, as chosen in the Dashboard. */
  afterRetries: z.enum(["cancel", "mark_unpaid", "leave_past_due"]).default("cancel"),
  /** How long a SEPA debit is pending; in a sandbox of Stripe about three minutes, in reality days. */
  debitMs: milliseconds.default(180_000),
  /** How long a subscription waits for its first payment. */
  incompleteMs: milliseconds.default(23 * HOUR_MS),
  /** How long before its end a trial's end is announced. */
  trialNoticeMs: milliseconds.default(3 * DAY_MS),

  /** Whether events are sent, wait for the control API, or are lost. */
  webhooks: z.enum(["deliver", "hold", "drop"]).default("deliver"),
  /** Whether each event is sent twice. */
  duplicateWebhooks: z.boolean().default(false),
  /** The seed of a random order, or null. Events that arise within two seconds change places. */
  shuffleWebhooks: z.int().nullable().default(null),
  webhookDelayMs: milliseconds.default(0),
  /** How long an endpoint may take, in real time. */
  webhookTimeoutMs: milliseconds.default(10_000),
  /** The times between attempts; together three days. */
  webhookRetryMs: z
    .array(milliseconds)
    .default([5 / 60, 0.5, 2, 5, 10, 12, 12, 12, 18].map((hours) => hours * HOUR_MS)),

  /** The address of the terms of service as entered in the Dashboard; without it their consent cannot be collected. */
  termsOfServiceUrl: z.string().nullable().default("https://example.com/terms"),
  /** Whether the portal's settings were saved once in the Dashboard, which makes a default configuration. */
  portalSaved: z.boolean().default(true),
});

export type Settings = z.output<typeof settingsSchema>;
