// `npm run provider -- waitlist [list|activate|reject|trail]`, `-- requests [list|done|withdrawn|extend|note]`,
// `-- billing USER [--sync]`: the operator's commands. They work with and without a running Takt.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { examineDatabase } from "./doctor/examine-database.mjs";
import { startDatabase } from "./start/database.mjs";
import { pidFiles } from "./start/pid-files.mjs";
import { webEnvironment } from "./start/environment.mjs";
import { readSecrets } from "./start/secrets.mjs";
import { readSettings } from "./start/settings.mjs";

const ROOT = path.join(import.meta.dirname, "..");
const settings = readSettings(process.env, ROOT);
const running = pidFiles(settings.dataDir)
  .running()
  .some(({ name }) => name === "start");
const database = await startDatabase(settings, { say: () => {} });
const finding = await examineDatabase({ ...settings, databaseUrl: database.url });
if (finding.state === "bad") console.error(`${finding.what}: ${finding.todo}`);
const tsx = pathToFileURL(path.join(ROOT, "node_modules/tsx/dist/loader.mjs")).href;
const main = path.join(ROOT, "apps/cli/src/operator/main.ts");
const { status } =
  finding.state === "bad"
    ? { status: 1 }
    : spawnSync(process.execPath, ["--import", tsx, main, ...process.argv.slice(2)], {
        stdio: "inherit",
        env: { ...process.env, ...webEnvironment(settings, readSecrets(settings.dataDir), database.url) },
      });
// The database of a running Takt is not stopped.
if (!running) await database.stop();
process.exit(status ?? 1);
