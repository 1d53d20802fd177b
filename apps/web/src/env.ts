import { aiEnv } from "@takt/ai/env";
import { authEnv } from "@takt/auth/env";
import { dbEnv } from "@takt/db/env";
import { jobsEnv } from "@takt/jobs/env";
import { linkedinEnv } from "@takt/linkedin/env";
import { mailEnv } from "@takt/mail/env";
import { pagesEnv } from "@takt/pages/env";
import { storageEnv } from "@takt/storage/env";
import { z } from "zod";
import { productionProblems } from "./server/production-problems";

/** The web app's own environment variables, besides those of its packages. */
const webEnv = z.object({
  TAKT_MODE: z
    .enum(["local", "production"])
    .default("production")
    .describe(
      "`local`: everything on this machine, with emulators; `production`: bad secrets refuse to start. `npm start` says local.",
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
  ...webEnv.shape,
  ...dbEnv.shape,
  ...authEnv.shape,
  ...linkedinEnv.shape,
  ...mailEnv.shape,
  ...storageEnv.shape,
  ...aiEnv.shape,
  ...pagesEnv.shape,
  ...jobsEnv.shape,
});
export type Env = z.output<typeof envSchema>;

export const inDevelopment = process.env.NODE_ENV === "development";

const KEY = Symbol.for("takt.env");
const shared = globalThis as { [KEY]?: Env };

/**
 * Reads the environment once per process, at start (instrumentation.ts); `next build` needs none of it. Throws a list
 * of all problems.
 */
export function env(): Env {
  return (shared[KEY] ??= readEnv(process.env));
}

/** Checks and converts an environment; exported for tests. */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty value in a settings file means not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given);
  const problems = result.success
    ? productionProblems(result.data, given)
    : result.error.issues.map((issue) => `${issue.path.join(".")}: ${explain(issue, given)}`);
  if (problems.length || !result.success)
    throw new Error(`The environment is not usable:\n  ${problems.join("\n  ")}`);
  return result.data;
}

function explain(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  return given[String(issue.path[0])] === undefined ? "is not set" : issue.message;
}
