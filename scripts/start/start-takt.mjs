import { chmodSync, mkdirSync } from "node:fs";
import { build, generate } from "./build.mjs";
import { migrate, startDatabase } from "./database.mjs";
import { wantedEmulators } from "./emulators.mjs";
import { webEnvironment } from "./environment.mjs";
import { install } from "./install.mjs";
import { claim } from "./leftovers.mjs";
import { nextSteps } from "./next-steps.mjs";
import { parts as defaultParts } from "./parts.mjs";
import { pidFiles } from "./pid-files.mjs";
import { requireFreePorts } from "./ports.mjs";
import { runCommand } from "./run-command.mjs";
import { readSecrets } from "./secrets.mjs";
import { step as findStep } from "./step.mjs";
import { supervise } from "./supervise.mjs";
import { waitUntilReady } from "./wait-until-ready.mjs";

/** @typedef {Omit<ReturnType<typeof defaultParts>, "setUps"> & { setUps?: import("./parts.mjs").SetUp[] }} Parts */

/**
 * Starts everything, prints where it runs, and waits until `signal` aborts; then stops everything it started.
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ say: (line: string) => void, signal: AbortSignal, parts?: (...args: Parameters<typeof defaultParts>) => Parts, prepare?: boolean }} options
 *   parts, prepare: for tests, other programs, and no install and build
 */
export async function startTakt(settings, { say, signal, parts = defaultParts, prepare = true }) {
  const { root, dataDir, dev } = settings;
  /** @type {Array<() => Promise<void>>} */
  const stops = [];
  const step = (/** @type {string} */ what, /** @type {() => Promise<any>} */ work) =>
    findStep(say, what, work);
  makeDataFolder(dataDir);
  const files = pidFiles(dataDir);
  await claim(files, { say, dataDir });
  try {
    await requireFreePorts(wantedPorts(settings));
    if (prepare) await install(root, { signal, files, step });
    signal.throwIfAborted();
    const database = await step("Starting the database", () => startDatabase(settings, { say }));
    stops.unshift(() => database.stop());
    await step("Bringing the database up to date", () => migrate(database.url));
    if (prepare && dev) await generate(root, { signal, files });
    if (prepare && !dev) await build(root, { signal, files, step });
    signal.throwIfAborted();
    // A build takes minutes; what has taken a port since would be taken for a part of Takt.
    await requireFreePorts(wantedPorts(settings));

    const env = webEnvironment(settings, readSecrets(dataDir), database.url);
    const { emulators, web, setUps = [] } = parts(settings, env);
    /** @type {Array<ReturnType<typeof supervise>>} */
    const running = [];
    stops.unshift(async () => {
      await Promise.all(running.map((one) => one.stop()));
    });
    const start = (/** @type {import("./supervise.mjs").Part} */ part) => {
      const one = supervise(part, { dataDir, files, say });
      running.push(one);
      return waitUntilReady(one, { signal }).then(() => one.markReady());
    };
    if (emulators.length)
      await step(`Starting the emulators (${emulators.map((one) => one.label ?? one.name).join(", ")})`, () =>
        Promise.all(emulators.map(start)),
      );
    const setUp = (/** @type {import("./parts.mjs").SetUp} */ { command, args, ...options }) =>
      step(options.what, () => runCommand(command, args, { ...options, signal, files }));
    for (const one of setUps) await setUp(one);
    await step("Starting the app", () => start(web));
    say(nextSteps(settings, database));
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const stop of stops) await stop();
    files.remove("start");
  }
}

/**
 * Creates the data folder, which no other account can list, at any umask. Under root, PostgreSQL runs under its own
 * account, which must be able to pass through the folder.
 * @param {string} dataDir
 */
function makeDataFolder(dataDir) {
  const isRoot = process.getuid?.() === 0;
  if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, isRoot ? 0o711 : 0o700);
}

/** @param {import("./settings.mjs").Settings} settings */
function wantedPorts(settings) {
  const { ports, emulatesMail } = settings;
  return [
    { port: ports.web, what: "the app", variable: "PORT" },
    ...wantedEmulators(settings).map(({ name, what, variable }) => ({ port: ports[name], what, variable })),
    ...(emulatesMail
      ? [{ port: ports.smtp, what: "the emulated mail server", variable: "EMULATOR_SMTP_PORT" }]
      : []),
  ];
}
