import { wantsDevServer } from "@takt/jobs/env";
import { isLoopback } from "../is-loopback";
import type { ProcessorRole } from "./processors";
import type { ProviderEnv } from "./provider-env";

/** The settings that decide which processors there are. */
type Uses = {
  TAKT_MODE: "local" | "production";
  SMTP_URL?: string | undefined;
  OPENAI_API_KEY: string;
  OPENAI_BASE_URL: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_BASE_URL: string;
  INNGEST_EVENT_KEY?: string | undefined;
  INNGEST_BASE_URL?: string | undefined;
  INNGEST_DEV?: string | undefined;
};

/** Variables that the legal pages cannot do without, whoever provides the installation. */
const REQUIRED = [
  "PROVIDER_NAME",
  "PROVIDER_STREET",
  "PROVIDER_ZIP",
  "PROVIDER_CITY",
  "PROVIDER_COUNTRY",
  "PROVIDER_EMAIL",
  "PROVIDER_MEDIA_RESPONSIBLE",
  "PROVIDER_PRIVACY_AUTHORITY",
  "PROVIDER_DISPUTE_RESOLUTION",
  "PROVIDER_ACCESSIBILITY",
] as const satisfies readonly (keyof ProviderEnv)[];

/**
 * Lists what the legal pages need of the provider and do not have, by the names of the settings; of a processor with the
 * role that nobody has, as `PROVIDER_PROCESSORS (hosting)`.
 */
export function missingProviderData(env: ProviderEnv & Uses): string[] {
  const missing: string[] = REQUIRED.filter((name) => env[name] === undefined);
  if (!env.PROVIDER_PHONE && !env.PROVIDER_CONTACT_URL) missing.push("PROVIDER_PHONE | PROVIDER_CONTACT_URL");
  if (env.PROVIDER_CONTACT_LANGUAGES.length === 0) missing.push("PROVIDER_CONTACT_LANGUAGES");
  if (env.PROVIDER_DISPUTE_RESOLUTION === "willing" && !env.PROVIDER_DISPUTE_BODY)
    missing.push("PROVIDER_DISPUTE_BODY");
  const named = new Set([
    ...env.PROVIDER_OWN_SERVICES,
    ...env.PROVIDER_PROCESSORS.flatMap(({ roles }) => roles),
  ]);
  for (const role of processorRolesInUse(env))
    if (!named.has(role)) missing.push(`PROVIDER_PROCESSORS (${role})`);
  return missing;
}

/**
 * Lists the roles that this installation's settings make use of. A service on the same machine, such as an emulator, is
 * nobody else's.
 */
export function processorRolesInUse(env: Uses): ProcessorRole[] {
  const uses: Record<Exclude<ProcessorRole, "monitoring">, boolean> = {
    hosting: env.TAKT_MODE === "production",
    jobs: !!env.INNGEST_EVENT_KEY && !env.INNGEST_BASE_URL && !wantsDevServer(env.INNGEST_DEV),
    mail: !!env.SMTP_URL && !isLoopback(env.SMTP_URL),
    ai: env.OPENAI_API_KEY !== "" && !isLoopback(env.OPENAI_BASE_URL),
    stripe: !!env.STRIPE_SECRET_KEY && !isLoopback(env.STRIPE_BASE_URL),
  };
  return (Object.keys(uses) as (keyof typeof uses)[]).filter((role) => uses[role]);
}
