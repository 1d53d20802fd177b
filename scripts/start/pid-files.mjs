import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { processIdentity } from "./process-identity.mjs";

/** @typedef {{ name: string, pid: number, identity: string }} RunningProcess */

/**
 * The pid files of started processes in <data>/run, by which the next start ends those that a killed one left.
 * @param {string} dataDir
 */
export function pidFiles(dataDir) {
  const folder = path.join(dataDir, "run");
  mkdirSync(folder, { recursive: true });
  const file = (/** @type {string} */ name) => path.join(folder, `${name}.json`);
  return {
    /** @param {string} name @param {number} pid @param {"w" | "wx"} [flag] wx: fails with EEXIST when there is one */
    add(name, pid, flag = "w") {
      const identity = processIdentity(pid);
      if (identity) writeFileSync(file(name), JSON.stringify({ name, pid, identity }), { flag });
    },
    /** @param {string} name */
    remove(name) {
      rmSync(file(name), { force: true });
    },
    /** The processes that still run. @returns {RunningProcess[]} */
    running() {
      const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
      return names
        .flatMap((name) => read(path.join(folder, name)))
        .filter((one) => processIdentity(one.pid) === one.identity);
    },
  };
}

/** @param {string} file @returns {RunningProcess[]} */
function read(file) {
  try {
    return [JSON.parse(readFileSync(file, "utf8"))];
  } catch {
    rmSync(file, { force: true }); // cut off while it was written
    return [];
  }
}
