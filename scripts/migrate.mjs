// `npm run migrate -- new NAME [--empty]`: writes the migration of what has changed in the schema; `-- status`, `-- check`,
// `-- deploy`, `-- resolve …`: as packages/db/src/migrate/migrate.mjs says. It works on a fresh clone: it installs the
// packages, and uses the database of DATABASE_URL or the one that `npm start` uses, running or not.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { startDatabase } from "./start/database.mjs";
import { install } from "./start/install.mjs";
import { pidFiles } from "./start/pid-files.mjs";
import { readSettings } from "./start/settings.mjs";
import { step } from "./start/step.mjs";

const ROOT = path.join(import.meta.dirname, "..");
const settings = readSettings(process.env, ROOT);
const running = pidFiles(settings.dataDir)
  .running()
  .some(({ name }) => name === "start");
await install(ROOT, { step: (what, work) => step(console.log, what, work) });
const database = await startDatabase(settings, { say: () => {} });
const script = path.join(ROOT, "packages/db/src/migrate/migrate.mjs");
const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, DATABASE_URL: database.url },
});
// The database of a running Takt is not stopped.
if (!running) await database.stop();
process.exit(status ?? 1);
