import path from "node:path";

const REAL_LINKEDIN = { www: "https://www.linkedin.com", api: "https://api.linkedin.com" };

/**
 * The environment of the web process. The operator's own variables take precedence.
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("./secrets.mjs").Secrets} secrets
 * @param {string} databaseUrl
 * @returns {Record<string, string>}
 */
export function webEnvironment(settings, secrets, databaseUrl) {
  const { ports, given, dataDir } = settings;
  // Always localhost: Next rewrites 127.0.0.1 to it, which breaks sign-in.
  const origin = `http://localhost:${ports.web}`;
  return {
    NEXT_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    // By default glibc keeps what each of Node's threads has freed apart: 40 MiB more of an idle process.
    MALLOC_ARENA_MAX: "2",
    TAKT_MODE: "local",
    SIGNUP: "open",
    STORAGE_DIR: path.join(dataDir, "media"),
    AUTH_URL: origin,
    AUTH_SECRET: secrets.authSecret,
    AUTH_TRUST_HOST: "true",
    TOKEN_KEYS: `k1:${secrets.tokenKey}`,
    // Inngest Cloud calls the app at its public URL.
    INNGEST_SERVE_ORIGIN: settings.usesInngestCloud ? (given.AUTH_URL ?? origin) : origin,
    ...linkedin(settings, secrets),
    ...inngest(settings, secrets),
    ...openai(settings),
    ...stripe(settings, secrets),
    ...(settings.emulatesMail ? { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` } : {}),
    ...given,
    // The emulator does not know the name of another endpoint's model.
    ...(settings.emulatesOpenai && given.OPENAI_MODEL !== "gpt-emulated" ? { OPENAI_MODEL: "outline" } : {}),
    NODE_ENV: settings.dev ? "development" : "production",
    PORT: String(ports.web),
    TAKT_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  };
}

/** @type {(settings: import("./settings.mjs").Settings, secrets: import("./secrets.mjs").Secrets) => Record<string, string>} */
function linkedin({ emulatesLinkedin, ports }, secrets) {
  if (!emulatesLinkedin) return { LINKEDIN_WWW_URL: REAL_LINKEDIN.www, LINKEDIN_API_URL: REAL_LINKEDIN.api };
  const url = `http://127.0.0.1:${ports.linkedin}`;
  return {
    LINKEDIN_CLIENT_ID: "takt-local",
    LINKEDIN_CLIENT_SECRET: secrets.linkedinClientSecret,
    LINKEDIN_WWW_URL: url,
    LINKEDIN_API_URL: url,
    // The emulated LinkedIn has approved the further products, with the scopes that it is asked for (apps/emulators).
    LINKEDIN_COMMUNITY_CLIENT_ID: "takt-community",
    LINKEDIN_COMMUNITY_CLIENT_SECRET: "takt-community-secret",
    LINKEDIN_COMMUNITY_SCOPES:
      "r_basicprofile r_member_postAnalytics r_member_profileAnalytics r_member_social w_member_social_feed",
    LINKEDIN_PORTABILITY_CLIENT_ID: "takt-portability",
    LINKEDIN_PORTABILITY_CLIENT_SECRET: "takt-portability-secret",
  };
}

/** The emulated model accepts any key. @type {(settings: import("./settings.mjs").Settings) => Record<string, string>} */
function openai({ emulatesOpenai, ports }) {
  if (!emulatesOpenai) return {};
  return {
    OPENAI_BASE_URL: `http://127.0.0.1:${ports.openai}/v1`,
    OPENAI_API_KEY: "local",
  };
}

/** The emulated Stripe accepts any key of a sandbox. @type {(settings: import("./settings.mjs").Settings, secrets: import("./secrets.mjs").Secrets) => Record<string, string>} */
function stripe({ emulatesStripe, ports }, secrets) {
  if (!emulatesStripe) return {};
  return {
    STRIPE_BASE_URL: `http://127.0.0.1:${ports.stripe}`,
    STRIPE_SECRET_KEY: "sk_test_local",
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
  };
}

/** @type {(settings: import("./settings.mjs").Settings, secrets: import("./secrets.mjs").Secrets) => Record<string, string>} */
function inngest({ emulatesInngest, ports }, secrets) {
  if (!emulatesInngest) return { INNGEST_ENABLE_UNAUTHED_SYNC: "0" };
  return {
    INNGEST_BASE_URL: `http://127.0.0.1:${ports.inngest}`,
    INNGEST_EVENT_KEY: secrets.inngestEventKey,
    INNGEST_SIGNING_KEY: secrets.inngestSigningKey,
    INNGEST_ENABLE_UNAUTHED_SYNC: "0",
  };
}
