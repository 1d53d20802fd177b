import { z } from "zod";

/** The environment variables of this package; the Inngest SDK reads its INNGEST_* itself. */
export const jobsEnv = z.object({
  INNGEST_DEV: z
    .string()
    .optional()
    .describe(
      "Address of an `inngest-cli dev`, or 1: no signatures are checked then. Not in production. `0` and `false`: a server with keys, and not the local executor.",
    ),
  INNGEST_BASE_URL: z
    .url()
    .optional()
    .describe(
      "A server other than Inngest Cloud: a self-hosted `inngest start`. Without it, INNGEST_DEV and the keys `npm start` runs the local executor.",
    ),
  INNGEST_EVENT_KEY: z
    .string()
    .optional()
    .describe(
      "With it events are sent to that server, without INNGEST_BASE_URL to Inngest Cloud. Production must have it.",
    ),
  INNGEST_SIGNING_KEY: z
    .string()
    .regex(/^signkey-[a-z0-9]+-([0-9a-f]{2})+$/, "must look like signkey-<env>-<even number of hex digits>")
    .optional()
    .describe(
      "Signs the calls between that server and this app: `signkey-env-` and an even number of hex digits. Production must have it.",
    ),
  JOBS_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(80)
    .describe(
      "Steps of one function that the Inngest server may run at once: not more than its plan allows (Inngest Cloud's free one: 5).",
    ),
  UNKNOWN_OUTCOME: z
    .enum(["resolve", "ask"])
    .default("resolve")
    .describe(
      "A text that LinkedIn did not answer to: `resolve` sends it again once, inside LinkedIn's duplicate window; `ask` leaves it to the author.",
    ),
});
export type JobsEnv = z.infer<typeof jobsEnv>;

/**
 * Tells whether INNGEST_DEV enables a development server, which checks no signatures. `0` and `false` disable it, as in
 * the SDK.
 */
export function wantsDevServer(inngestDev: string | undefined): inngestDev is string {
  return !["", "0", "false"].includes((inngestDev ?? "").toLowerCase());
}
