import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createTempDir } from "../../harness/create-temp-dir";

/** The newest that run on Node 20. They are no dependencies of ours: whoever compares installs them. */
const VERSIONS = { "pg-boss": "10.4.2", "graphile-worker": "0.16.6", bullmq: "5.63.0" };

/** Installs the queues of others into a temporary folder; returns what loads one of them. */
export function installPeers(): (name: keyof typeof VERSIONS) => unknown {
  const folder = createTempDir();
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, dependencies: VERSIONS }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder });
  return createRequire(path.join(folder, "package.json"));
}
