// Makes the build that `npm start` reuses.
import path from "node:path";
import { build } from "../start/build.mjs";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopping.abort());
await build(path.join(import.meta.dirname, "../.."), { signal: stopping.signal, step: (_, work) => work() });
