// Starts Takt with fake programs: start-fixture.mjs <data folder> <port> <emulator port>
import path from "node:path";
import { readSettings } from "../settings.mjs";
import { startTakt } from "../start-takt.mjs";
import { stopSignal } from "../stop-signal.mjs";

const [dataDir, port = "", emulatorPort = ""] = process.argv.slice(2);
const env = {
  TAKT_DATA_DIR: dataDir,
  PORT: port,
  EMULATOR_LINKEDIN_PORT: emulatorPort,
  INNGEST_DEV: "1",
  OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
  SMTP_URL: "smtp://127.0.0.1:9",
};
const settings = readSettings(env, path.join(import.meta.dirname, "../../.."));

/** @param {string} name @param {string} at @param {Record<string, string>} env */
const part = (name, at, env) => ({
  name,
  command: process.execPath,
  args: [path.join(import.meta.dirname, "fixture-server.mjs"), at],
  cwd: import.meta.dirname,
  env,
  readyUrl: `http://localhost:${at}/`,
});

await startTakt(settings, {
  say: console.log,
  signal: stopSignal(() => {}),
  prepare: false,
  parts: (_, env) => ({
    emulators: [{ ...part("emulators", emulatorPort, env), label: "LinkedIn, mail" }],
    web: part("web", port, env),
  }),
});
console.log("stopped");
process.exit(0);
