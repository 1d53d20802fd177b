// `npm run sample -- [E-MAIL]`: fills an account with sample posts, slots, ideas and figures. With and without a running Takt.
import path from "node:path";
import { runCli } from "./start/run-cli.mjs";

const ROOT = path.join(import.meta.dirname, "..");
process.exit(await runCli(ROOT, "apps/cli/src/sample/main.ts", process.argv.slice(2)));
