import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { examineDatabase } from "../doctor/examine-database.mjs";
import { startDatabase } from "./database.mjs";
import { pidFiles } from "./pid-files.mjs";
import { webEnvironment } from "./environment.mjs";
import { readSecrets } from "./secrets.mjs";
import { readSettings } from "./settings.mjs";

/**
 * Runs a program of apps/cli with the environment of the web app, with and without a running Takt.
 * @param {string} root the repository
 * @param {string} main its file, from there
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runCli(root, main, args) {
  const settings = readSettings(process.env, root);
  const running = pidFiles(settings.dataDir)
    .running()
    .some(({ name }) => name === "start");
  const database = await startDatabase(settings, { say: () => {} });
  try {
    const finding = await examineDatabase({ ...settings, databaseUrl: database.url });
    if (finding.state === "bad") {
      console.error(`${finding.what}: ${finding.todo}`);
      return 1;
    }
    const tsx = pathToFileURL(path.join(root, "node_modules/tsx/dist/loader.mjs")).href;
    const { status } = spawnSync(process.execPath, ["--import", tsx, path.join(root, main), ...args], {
      stdio: "inherit",
      env: { ...process.env, ...webEnvironment(settings, readSecrets(settings.dataDir), database.url) },
    });
    return status ?? 1;
  } finally {
    // The database of a running Takt is not stopped.
    if (!running) await database.stop();
  }
}
