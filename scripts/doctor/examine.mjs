import { existsSync } from "node:fs";
import path from "node:path";
import { getPart, wantedEmulators } from "../start/emulators.mjs";
import { isInstalled } from "../start/install.mjs";
import { pidFiles } from "../start/pid-files.mjs";
import { isFree } from "../start/ports.mjs";
import { readSettings } from "../start/settings.mjs";
import { examineDatabase } from "./examine-database.mjs";
import { examineHealth } from "./examine-health.mjs";
import { examineLinkedin } from "./examine-linkedin.mjs";
import { bad, note, ok } from "./finding.mjs";

/** @typedef {import("./finding.mjs").Finding} Finding */

/**
 * @param {string} root of the project
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Finding[]>}
 */
export async function examine(root, env) {
  const first = [node(), installed(root)];
  try {
    const settings = readSettings(env, root);
    const started = existsSync(settings.dataDir) ? pidFiles(settings.dataDir).running() : [];
    const runs = started.some((one) => one.name === "start");
    return [
      ...first,
      existsSync(path.join(root, ".env")) ? ok(".env is read") : ok("no .env: everything has a default"),
      runs
        ? ok(`Takt runs (${started.map((one) => one.name).join(", ")})`)
        : note("Takt does not run", "npm start"),
      await examineDatabase(settings),
      ...(await examineLinkedin(settings, isInstalled(root))),
      writing(settings),
      payments(settings),
      mail(settings),
      ...(await Promise.all(services(settings).map((service) => examineService(service, runs)))).flat(),
    ];
  } catch (error) {
    return [...first, bad(/** @type {Error} */ (error).message, "mend it in .env or in the environment")];
  }
}

function node() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const fits = major > 20 || (major === 20 && minor >= 19);
  return fits ? ok(`Node ${process.version}`) : bad(`Node ${process.version}`, "install Node 20.19 or newer");
}

/** @param {string} root */
function installed(root) {
  return isInstalled(root)
    ? ok("packages are installed")
    : note("packages are not installed, or not these", "npm start installs them");
}

/** The configured language model and whether texts leave this machine. No key is shown. @param {import("../start/settings.mjs").Settings} settings */
function writing({ emulatesOpenai, ports, given }) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL = "https://api.openai.com/v1", OPENAI_MODEL, TAKT_MODE } = given;
  if (OPENAI_API_KEY)
    return URL.parse(OPENAI_BASE_URL)
      ? ok(`AI writes at ${new URL(OPENAI_BASE_URL).host}${OPENAI_MODEL ? ` (${OPENAI_MODEL})` : ""}`)
      : bad("OPENAI_BASE_URL is no address", "give one such as https://api.openai.com/v1");
  if (!emulatesOpenai)
    return note(
      "OPENAI_BASE_URL is set, OPENAI_API_KEY is not: texts are composed as outlines",
      "set OPENAI_API_KEY; an endpoint that wants none takes any word",
    );
  if (TAKT_MODE === "production")
    return note("no model writes: a server without OPENAI_API_KEY composes outlines", "set OPENAI_API_KEY");
  return ok(`texts are outlines of the emulated language model at http://127.0.0.1:${ports.openai}`);
}

/** Whether anything is sold, and whether it is charged. No key is shown. @param {import("../start/settings.mjs").Settings} settings */
function payments({ emulatesStripe, ports, given: { STRIPE_SECRET_KEY: key } }) {
  if (emulatesStripe) return ok(`payments are emulated at http://127.0.0.1:${ports.stripe}`);
  if (!key) return note("nothing is sold: STRIPE_SECRET_KEY is not set", "set it, then npm run stripe:setup");
  return ok(key.includes("_live_") ? "payments are real" : "payments go to a sandbox of Stripe");
}

/** Whether emails leave this machine. No password is shown. @param {import("../start/settings.mjs").Settings} settings */
function mail({ emulatesMail, ports, given }) {
  if (!emulatesMail)
    return given.MAIL_FROM
      ? ok(`mail goes out through ${new URL(given.SMTP_URL ?? "").host} as ${given.MAIL_FROM}`)
      : note("SMTP_URL is set, MAIL_FROM is not: e-mails come from takt@localhost", "set MAIL_FROM");
  if (given.TAKT_MODE === "production")
    return note("mail is off: a server without SMTP_URL sends none", "set SMTP_URL and MAIL_FROM");
  return ok(`mail ends in the inbox at http://127.0.0.1:${ports.mail}`);
}

/** @param {import("../start/settings.mjs").Settings} settings */
function services(settings) {
  const { ports } = settings;
  const { HEALTH_TOKEN } = settings.given;
  const web = {
    name: "the app",
    log: "web",
    port: ports.web,
    variable: "PORT",
    headers: HEALTH_TOKEN ? { authorization: `Bearer ${HEALTH_TOKEN}` } : undefined,
  };
  return [
    { ...web, url: `http://localhost:${ports.web}/api/health` },
    ...wantedEmulators(settings).map((emulator) => ({
      name: emulator.what,
      log: getPart(emulator, settings),
      port: ports[emulator.name],
      variable: emulator.variable,
      url: `http://127.0.0.1:${ports[emulator.name]}${emulator.readyPath}`,
    })),
  ];
}

/** @param {{ name: string, log: string, port: number, url: string, variable: string, headers?: Record<string, string> | undefined }} service @param {boolean} runs */
async function examineService({ name, log, port, url, variable, headers }, runs) {
  if (!runs)
    return (await isFree(port))
      ? ok(`port ${port} is free for ${name}`)
      : bad(
          `port ${port} (${name}) is taken by another program`,
          `stop it, or set ${variable} to another number`,
        );
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), ...(headers && { headers }) });
    if (isHealth(url, response))
      return [ok(`${name} answers at ${url}`), ...examineHealth(await response.json())];
    if (response.ok) return ok(`${name} answers at ${url}`);
    return bad(
      `${name} answers ${response.status}: ${(await response.text()).slice(0, 300)}`,
      `see logs/${log}.log in the data folder`,
    );
  } catch (error) {
    return bad(
      `${name} does not answer at ${url} (${/** @type {Error} */ (error).message})`,
      `wait a moment, then see logs/${log}.log in the data folder`,
    );
  }
}

/** Whether the response is a health report; 503 with JSON is one, too. @param {string} url @param {Response} response */
function isHealth(url, response) {
  const json = response.headers.get("content-type")?.startsWith("application/json");
  return url.endsWith("/api/health") && json && (response.ok || response.status === 503);
}
