import path from "node:path";
import { getPart, wantedEmulators } from "./emulators.mjs";

/** @typedef {{ what: string, command: string, args: string[], cwd: string, env: Record<string, string> }} SetUp */

/**
 * The programs Takt consists of besides its database: the emulators that replace services without keys, all in one
 * process unless EMULATORS_APART names some, and the web app. A set-up runs once the emulators are up, and ends.
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} env as webEnvironment makes it
 * @returns {{ emulators: import("./supervise.mjs").Part[], web: import("./supervise.mjs").Part, setUps: SetUp[] }}
 */
export function parts(settings, env) {
  const { root, dev, ports } = settings;
  const wanted = wantedEmulators(settings);
  const names = new Set(wanted.map((emulator) => getPart(emulator, settings)));
  const emulators = [...names].map((name) =>
    emulatorPart(
      settings,
      env,
      name,
      wanted.filter((emulator) => getPart(emulator, settings) === name),
    ),
  );
  const next = path.join(root, "apps/web/node_modules/next/dist/bin/next");
  const web = {
    name: "web",
    command: process.execPath,
    args: [next, dev ? "dev" : "start", "-p", String(ports.web), "-H", "localhost"],
    cwd: path.join(root, "apps/web"),
    env,
    readyUrl: `http://localhost:${ports.web}/api/health/live`,
    loud: dev,
  };
  return { emulators, web, setUps: settings.emulatesStripe ? [stripeSetUp(settings, env)] : [] };
}

/**
 * Fills the emulated Stripe with what Takt sells, as `npm run stripe:setup` does with an account. The emulator sends its
 * events to the app anyway: AUTH_URL is an address for which the set-up makes no endpoint.
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} env
 * @returns {SetUp}
 */
function stripeSetUp({ root, ports }, env) {
  return {
    what: "Setting up the emulated Stripe",
    command: process.execPath,
    args: [
      "--import",
      path.join(root, "node_modules/tsx/dist/loader.mjs"),
      path.join(root, "apps/cli/src/stripe/main.ts"),
    ],
    cwd: path.join(root, "apps/cli"),
    env: { ...env, AUTH_URL: `http://localhost:${ports.web}` },
  };
}

/**
 * One process with these emulators. They start one after the other, so the last one tells for all.
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} env
 * @param {string} name of the part
 * @param {import("./emulators.mjs").Emulator[]} emulators
 * @returns {import("./supervise.mjs").Part}
 */
function emulatorPart({ root, ports }, env, name, emulators) {
  const last = /** @type {import("./emulators.mjs").Emulator} */ (emulators.at(-1));
  // tsx as a loader, not as a command: one process fewer, and signals arrive where they should.
  const loader = path.join(root, "apps/emulators/node_modules/tsx/dist/loader.mjs");
  return {
    name,
    label: emulators.map((one) => one.label).join(", "),
    command: process.execPath,
    args: [
      "--import",
      loader,
      path.join(root, "apps/emulators/src/main.ts"),
      ...emulators.map((one) => one.name),
    ],
    cwd: path.join(root, "apps/emulators"),
    env: {
      ...env,
      EMULATOR_LINKEDIN_PORT: String(ports.linkedin),
      EMULATOR_OPENAI_PORT: String(ports.openai),
      EMULATOR_STRIPE_PORT: String(ports.stripe),
      EMULATOR_INNGEST_PORT: String(ports.inngest),
      EMULATOR_MAIL_PORT: String(ports.mail),
      EMULATOR_SMTP_PORT: String(ports.smtp),
      APP_URL: `http://localhost:${ports.web}/api/inngest`,
    },
    readyUrl: `http://127.0.0.1:${ports[last.name]}${last.readyPath}`,
  };
}
