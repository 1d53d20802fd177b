import { setUpStripe } from "@takt/billing/setup/set-up-stripe";
import type { SetupStep } from "@takt/billing/setup/setup-step";
import { envSchema } from "@takt/env/env-schema";

const RESULT_WIDTH = "already right".length;

/** The settings that the set-up reads. */
const setupEnv = envSchema
  .pick({ STRIPE_SECRET_KEY: true, STRIPE_BASE_URL: true, AUTH_URL: true })
  .required({ STRIPE_SECRET_KEY: true });

/** Prepares an account at Stripe for this Takt and prints what was done. @returns the exit code */
export async function runStripeSetup(environment: Record<string, string | undefined>): Promise<number> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = setupEnv.safeParse({ AUTH_URL: `http://localhost:${given.PORT ?? 3000}`, ...given });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      console.error(`${path.join(".")}: ${given[String(path[0])] === undefined ? "is not set" : message}`);
    console.error("Set them in .env or in the environment (see .env.example).");
    return 2;
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_BASE_URL: baseUrl, AUTH_URL: appUrl } = parsed.data;
  const isLive = secretKey.includes("_live_");
  if (isLive && !appUrl.startsWith("https:")) {
    console.error(
      "AUTH_URL: must be the https address where people open Takt, because the key is a live one.",
    );
    return 2;
  }
  console.log(`Stripe (${isLive ? "live mode" : "sandbox"}) at ${baseUrl}, for Takt at ${appUrl}:`);
  const failure = await setUpStripe({ secretKey, baseUrl, appUrl }, print);
  if (!failure) return 0;
  console.error(
    `It ended here: ${failure.reason}. Run it again when that is mended: it goes on where it ended.`,
  );
  return 1;
}

function print({ what, result, note }: SetupStep): void {
  console.log(`  ${result.padEnd(RESULT_WIDTH)}  ${what}`);
  if (note) console.log(`  ${"".padEnd(RESULT_WIDTH)}  ${note}`);
}
