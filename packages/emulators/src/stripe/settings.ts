import { z } from "zod";

const milliseconds = z.number().nonnegative();

/** The settings of POST /_emulator/settings, with their defaults after a start or a reset. */
export const settingsSchema = z.strictObject({
  /** How long a SEPA debit is pending; in a sandbox of Stripe about three minutes, in reality days. */
  debitMs: milliseconds.default(180_000),
  /** The days between a failed payment and the next attempt; after the last one the subscription is canceled. */
  retryDays: z.array(z.number().positive()).default([3, 5, 7]),

  /** Whether events are sent, or are lost. */
  webhooks: z.enum(["deliver", "drop"]).default("deliver"),
  /** Whether each event is sent twice. */
  duplicateWebhooks: z.boolean().default(false),
  /** The seed of a random order, or null. Events that arise within two seconds change places. */
  shuffleWebhooks: z.int().nullable().default(null),

  /** The address of the terms of service as entered in the Dashboard; without it their consent cannot be collected. */
  termsOfServiceUrl: z.string().nullable().default("https://example.com/terms"),
});

export type Settings = z.output<typeof settingsSchema>;
