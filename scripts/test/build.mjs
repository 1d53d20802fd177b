// Makes the build that `npm start` reuses, and prints what a browser gets of it. `--sources`: with the source maps that
// `npm run bench:weight` reads. `--force`: again, although nothing has changed.
import path from "node:path";
import { build } from "../start/build.mjs";
import { weighRoutes, weightTable } from "./weight/weigh-routes.mjs";

const root = path.join(import.meta.dirname, "../..");
const output = path.join(root, "apps/web/.next");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopping.abort());
if (process.argv.includes("--sources")) process.env.TAKT_SOURCE_MAPS = "1";
const force = process.argv.includes("--force");
await build(root, { signal: stopping.signal, force, step: (_, work) => work() });
console.log(weightTable(weighRoutes(output)));
