import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { openClient } from "../session/open-client.mjs";
import { choosePort } from "./free-port.mjs";
import { resolveDataDir, movedTo } from "./resolve-data-dir.mjs";
import { makeCluster, SECRET_FILE } from "./make-cluster.mjs";
import { removeStalePid, readPostmaster } from "./postmaster.mjs";
import { reachableBinaries } from "./reachable-binaries.mjs";
import { runAs } from "./run-as.mjs";
import { serverAccount } from "./server-account.mjs";

/**
 * @typedef {object} Embedded
 * @property {string} url of the database asked for
 * @property {string} dir where the data really lie
 * @property {number} pid of the postmaster
 * @property {number} port at 127.0.0.1
 * @property {boolean} adopted it was running already, left by a process that was killed
 * @property {() => Promise<void>} stop
 */

/**
 * Starts PostgreSQL on a data directory, or adopts the server that already runs there, and creates the database. One
 * process should own it: stopping it stops it for all. pg_ctl puts the server into its own session, so Ctrl-C does not
 * reach it.
 * @param {{ dir: string, port?: number, database?: string, flags?: string[] }} options port: wanted, else the last
 *   one or any; flags: for `postgres`, such as "-c fsync=off"
 * @returns {Promise<Embedded>}
 */
export async function startEmbedded({ dir: wantedDir, port: wantedPort, database = "takt", flags = [] }) {
  const asked = path.resolve(wantedDir);
  const account = await serverAccount(movedTo(asked) ?? asked);
  const dir = await resolveDataDir(asked, account);
  const binaries = await reachableBinaries(account);
  const control = (/** @type {string[]} */ ...args) => runAs(account, binaries.pg_ctl, ["-D", dir, ...args]);
  const running = () =>
    control("status").then(
      () => true,
      () => false, // pg_ctl's exit code is its answer
    );

  await makeCluster(dir, binaries, account);
  removeStalePid(dir);
  let adopted = await running();
  if (!adopted) {
    const port = await choosePort(dir, wantedPort);
    const log = path.join(dir, "server.log");
    try {
      await control("-w", "-t", "60", "-l", log, "-o", serverFlags(port, flags), "start");
    } catch (error) {
      adopted = await running(); // two starts at once: the other one won
      if (!adopted)
        throw new Error(`${/** @type {Error} */ (error).message}\n${tail(log)}`, { cause: error });
    }
  }
  const server = readPostmaster(dir);
  if (!server)
    throw new Error(
      `PostgreSQL started in ${dir} and is gone already:\n${tail(path.join(dir, "server.log"))}`,
    );
  const password = readFileSync(path.join(dir, SECRET_FILE), "utf8");
  const base = `postgresql://postgres:${password}@127.0.0.1:${server.port}`;
  await makeDatabase(base, database);
  return {
    url: `${base}/${database}`,
    dir,
    adopted,
    ...server,
    async stop() {
      if (!(await running())) return;
      await control("-w", "-t", "20", "-m", "fast", "stop").catch(() => control("-m", "immediate", "stop"));
    },
  };
}

/** @param {number} port @param {string[]} flags */
function serverFlags(port, flags) {
  const sockets = process.platform === "win32" ? [] : ["-c unix_socket_directories=''"];
  return [`-p ${port}`, "-c listen_addresses=127.0.0.1", "-c timezone=UTC", ...sockets, ...flags].join(" ");
}

/** @param {string} base @param {string} name */
async function makeDatabase(base, name) {
  const client = await openClient(`${base}/postgres`);
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (!rowCount) await client.query(`CREATE DATABASE "${name}"`);
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code !== "42P04" && code !== "23505") throw error; // another process made it at the same moment
  } finally {
    await client.end();
  }
}

/** @param {string} log */
function tail(log) {
  return existsSync(log) ? readFileSync(log, "utf8").trimEnd().split("\n").slice(-8).join("\n") : "";
}
