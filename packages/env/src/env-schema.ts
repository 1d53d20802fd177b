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
import { providerEnv } from "./provider/provider-env";

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
      "How many reverse proxies of yours stand before this server and add the address that they see to X-Forwarded-For. With it, declarations on the public pages are limited by address, which is kept as a keyed hash; with 0, by e-mail address alone, and on a server the health check names it.",
    ),
  HEALTH_TOKEN: z
    .string()
    .min(16, { error: "must have at least 16 characters" })
    .optional()
    .describe(
      "Who sends it to /api/health (`Authorization: Bearer …`) is told what is not well, with versions and missing settings: for your monitor. Everybody else gets the states that the public status page shows. In local mode all is told without it.",
    ),
  BILLING_RETENTION_YEARS: z.coerce
    .number()
    .int()
    .min(8)
    .max(10)
    .default(10)
    .describe(
      "For how many full calendar years orders, cancellations and withdrawals are kept, then deleted: 8 to 10, as German law asks for invoices and for books. The privacy policy says it. What Stripe keeps is set there.",
    ),
  OAUTH_REGISTRATION: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "`on`: MCP clients without a Client ID Metadata Document can register themselves (RFC 7591), at most 200 an hour; a registration is forgotten after a day unless a member lets it in. `off`: only clients with a document can be let in.",
    ),
  BROWSER_ERROR_REPORTS: z
    .enum(["on", "off"])
    .default("off")
    .describe(
      "`on`: pages report their errors to this server's log, with a cookie of a year that tells browsers apart. Visitors are asked for their consent to it first.",
    ),
  LINKEDIN_INSIGHT_PARTNER_ID: z
    .string()
    .regex(/^\d{1,12}$/, { error: "must be the number that LinkedIn's Campaign Manager shows" })
    .optional()
    .describe(
      "The partner id of LinkedIn's Insight Tag, if you advertise there. With it, public pages load the tag for visitors who have agreed to marketing; without it, nobody is asked.",
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
  ...providerEnv.shape,
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
