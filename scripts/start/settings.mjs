import { existsSync } from "node:fs";
import path from "node:path";
import { PlainError } from "./plain-error.mjs";

/**
 * @typedef {object} Settings
 * @property {string} root of the project
 * @property {boolean} dev hot reload instead of the built app
 * @property {string} dataDir absolute
 * @property {{ web: number, linkedin: number, inngest: number, openai: number, stripe: number, mail: number, smtp: number, database: number | undefined }} ports
 * @property {string | undefined} databaseUrl the operator's; else the embedded server runs
 * @property {boolean} emulatesLinkedin no keys of a real LinkedIn app are given
 * @property {boolean} emulatesInngest neither an Inngest server is named nor are keys of Inngest Cloud given
 * @property {boolean} usesInngestCloud the keys are given, and no server of one's own is named
 * @property {boolean} emulatesOpenai neither a language model's endpoint nor a key is given
 * @property {boolean} emulatesStripe no key of a Stripe account is given; in production nothing is sold then
 * @property {boolean} emulatesMail no mail server is named
 * @property {string[]} emulatorsApart emulators that run in a process each, so that a test can kill one
 * @property {Record<string, string>} given the environment, without empty values
 */

/**
 * Reads the settings from the environment and a `.env` file in the root. The environment takes precedence.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 * @param {{ dev?: boolean }} [options]
 * @returns {Settings}
 * @throws {PlainError} naming the variable
 */
export function readSettings(env, root, { dev = false } = {}) {
  const file = path.join(root, ".env");
  if (env === process.env && existsSync(file)) process.loadEnvFile(file);
  /** @type {Record<string, string>} */
  const given = {};
  for (const [name, value] of Object.entries(env)) if (value) given[name] = value;
  if (!given.LINKEDIN_CLIENT_ID !== !given.LINKEDIN_CLIENT_SECRET)
    throw new PlainError(
      "LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together: set both, or neither.",
    );
  const inngest = readInngest(given);
  return {
    root,
    dev,
    dataDir: path.resolve(root, given.TAKT_DATA_DIR ?? ".takt"),
    ports: {
      web: port(given, "PORT") ?? 3000,
      linkedin: port(given, "EMULATOR_LINKEDIN_PORT") ?? 4010,
      inngest: port(given, "EMULATOR_INNGEST_PORT") ?? 8288,
      openai: port(given, "EMULATOR_OPENAI_PORT") ?? 4011,
      stripe: port(given, "EMULATOR_STRIPE_PORT") ?? 4012,
      mail: port(given, "EMULATOR_MAIL_PORT") ?? 4013,
      smtp: port(given, "EMULATOR_SMTP_PORT") ?? 4014,
      database: port(given, "TAKT_POSTGRES_PORT"),
    },
    databaseUrl: given.DATABASE_URL,
    emulatesLinkedin: !given.LINKEDIN_CLIENT_ID,
    emulatesInngest: inngest === "emulator",
    usesInngestCloud: inngest === "cloud",
    // An endpoint without a key is not called, so that no text is sent to it by mistake.
    emulatesOpenai: !given.OPENAI_API_KEY && !given.OPENAI_BASE_URL,
    emulatesStripe: !given.STRIPE_SECRET_KEY && given.TAKT_MODE !== "production",
    emulatesMail: !given.SMTP_URL,
    emulatorsApart: given.EMULATORS_APART?.split(",") ?? [],
    given,
  };
}

/**
 * Selects the Inngest server. INNGEST_DEV=0 and =false mean, as for the SDK, a server that checks signatures.
 * @param {Record<string, string>} given
 * @returns {"emulator" | "dev" | "server" | "cloud"}
 */
function readInngest(given) {
  const { INNGEST_DEV: dev, INNGEST_BASE_URL: server, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY } = given;
  const signed = dev !== undefined && ["0", "false"].includes(dev.toLowerCase());
  if (dev !== undefined && !signed) return "dev";
  if (INNGEST_EVENT_KEY && INNGEST_SIGNING_KEY) return server ? "server" : "cloud";
  if (server || signed || INNGEST_EVENT_KEY || INNGEST_SIGNING_KEY)
    throw new PlainError(
      "INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY must both be set for Inngest Cloud, and for a server in INNGEST_BASE_URL.\n" +
        `Set them, or remove ${["INNGEST_DEV", "INNGEST_BASE_URL", "INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"].filter((name) => given[name]).join(" and ")}: then the local executor runs.`,
    );
  return "emulator";
}

/** @param {Record<string, string>} given @param {string} name */
function port(given, name) {
  const value = given[name];
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value) || Number(value) < 1 || Number(value) > 65535)
    throw new PlainError(`${name}=${value} is not a port: give a number from 1 to 65535.`);
  return Number(value);
}
