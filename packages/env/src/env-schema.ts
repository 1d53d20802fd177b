import { aiEnv } from "@takt/ai/env";
import { authEnv } from "@takt/auth/env";
import { billingEnv } from "@takt/billing/env";
import { dbEnv } from "@takt/db/env";
import { jobsEnv } from "@takt/jobs/env";
import { linkedinEnv } from "@takt/linkedin/env";
import { mailEnv } from "@takt/mail/env";
import { pagesEnv } from "@takt/pages/env";
import { storageEnv } from "@takt/storage/env";
import { z } from "zod";

/** The environment variables of the installation as a whole, which no package reads. */
const installationEnv = z.object({
  TAKT_MODE: z
    .enum(["local", "production"])
    .default("production")
    .describe(
      "`local`: everything on this machine, with emulators; `production`: bad secrets refuse to start. `npm start` says local.",
    ),
  TRUSTED_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe(
      "How many reverse proxies of yours stand before this server and add the address that they see to X-Forwarded-For. With it, declarations on the public pages are limited by address, which is kept as a keyed hash; with 0, by e-mail address alone.",
    ),
  PROVIDER_LANGUAGE: z.enum(["en", "de"]).default("en").describe("The language of those mails."),
  PROVIDER_EMAILS: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((email) => email.trim())
        .filter((email) => email !== ""),
    )
    .pipe(z.array(z.email({ error: "must be addresses, separated by commas" })).max(20))
    .describe(
      "Who operates this installation, separated by commas: they admit accounts at /provider, and get a mail when publishing is late or in danger, and when that is over.",
    ),
});

/** Every variable that the web process reads and checks; docs/configuration.md is generated from it. */
export const envSchema = z.object({
  ...installationEnv.shape,
  ...dbEnv.shape,
  ...authEnv.shape,
  ...linkedinEnv.shape,
  ...mailEnv.shape,
  ...storageEnv.shape,
  ...aiEnv.shape,
  ...pagesEnv.shape,
  ...billingEnv.shape,
  ...jobsEnv.shape,
});
export type Env = z.output<typeof envSchema>;
