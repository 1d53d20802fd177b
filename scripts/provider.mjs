// `npm run provider -- waitlist [list|activate|reject|trail]`, `-- requests [list|done|withdrawn|extend|note]`,
// `-- billing USER [--sync]`: the operator's commands. They work with and without a running Takt.
import path from "node:path";
import { runCli } from "./start/run-cli.mjs";

const ROOT = path.join(import.meta.dirname, "..");
process.exit(await runCli(ROOT, "apps/cli/src/operator/main.ts", process.argv.slice(2)));
