import { wantsDevServer } from "@takt/jobs/env";
import { isLoopback } from "./is-loopback";
import { listSecrets, secretProblems } from "./secret-problems";

type Checked = {
  TAKT_MODE: "local" | "production";
  AUTH_URL: string;
  AUTH_SECRET: string;
  TOKEN_KEYS: string;
  PAGES_ALLOW_LOCAL: readonly string[];
  LINKEDIN_WWW_URL: string;
  LINKEDIN_API_URL: string;
  OPENAI_BASE_URL: string;
  STRIPE_BASE_URL: string;
  DATABASE_URL: string;
  LINKEDIN_CLIENT_SECRET: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_TAX?: string | undefined;
  INNGEST_EVENT_KEY?: string | undefined;
  INNGEST_SIGNING_KEY?: string | undefined;
  HEALTH_TOKEN?: string | undefined;
};

/** URLs that receive tokens, texts or keys, and so need an encrypted connection. */
const PRIVATE = ["LINKEDIN_WWW_URL", "LINKEDIN_API_URL", "OPENAI_BASE_URL", "STRIPE_BASE_URL"] as const;

/** Lists settings that are acceptable in local mode only. `given` is the raw environment. */
export function productionProblems(env: Checked, given: Record<string, string | undefined>): string[] {
  if (env.TAKT_MODE === "local") return [];
  const problems: string[] = [];
  if (new URL(env.AUTH_URL).protocol !== "https:") problems.push("AUTH_URL: must be https in production");
  for (const name of PRIVATE)
    if (!isPrivate(env[name])) problems.push(`${name}: must be https in production, or on this machine`);
  for (const name of ["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"] as const)
    if (!env[name]) problems.push(`${name}: must be set in production, without it nothing is published`);
  if (wantsDevServer(given.INNGEST_DEV))
    problems.push("INNGEST_DEV: must not be set in production, it switches signatures off");
  if (env.PAGES_ALLOW_LOCAL.length > 0)
    problems.push("PAGES_ALLOW_LOCAL: must not be set in production, it opens this machine to readers");
  if (env.STRIPE_SECRET_KEY?.includes("_test_"))
    problems.push("STRIPE_SECRET_KEY: is of a sandbox, where nobody pays");
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_TAX)
    problems.push("STRIPE_TAX: must be set in production with STRIPE_SECRET_KEY, to exempt or automatic");
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    problems.push(
      "STRIPE_WEBHOOK_SECRET: must be set in production with STRIPE_SECRET_KEY, else nobody learns who paid",
    );
  return [...problems, ...secretProblems(listSecrets(env))];
}

/** Tells whether a URL uses TLS or stays on this machine. */
function isPrivate(url: string): boolean {
  return new URL(url).protocol === "https:" || isLoopback(url);
}
