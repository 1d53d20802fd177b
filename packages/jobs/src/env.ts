import { z } from "zod";

/** What this package needs of the environment; the Inngest SDK reads its INNGEST_* itself. */
export const jobsEnv = z.object({
  /** Set for `inngest-cli dev`: its address, or 1. No signatures are checked then. */
  INNGEST_DEV: z.string().optional(),
  /** A server other than Inngest Cloud: the local executor, or a self-hosted `inngest start`. */
  INNGEST_BASE_URL: z.url().optional(),
  INNGEST_EVENT_KEY: z.string().optional(),
  INNGEST_SIGNING_KEY: z
    .string()
    .regex(/^signkey-[a-z0-9]+-([0-9a-f]{2})+$/, "must look like signkey-<env>-<even number of hex digits>")
    .optional(),
  /** `resolve`: an unanswered text is sent again once, inside LinkedIn's duplicate window. `ask`: never. */
  UNKNOWN_OUTCOME: z.enum(["resolve", "ask"]).default("resolve"),
});
export type JobsEnv = z.infer<typeof jobsEnv>;
