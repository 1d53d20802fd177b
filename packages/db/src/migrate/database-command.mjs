import { runSql } from "./run-sql.mjs";

/** PostgreSQL's SQLSTATE -> Prisma's error code; anything else counts as "cannot reach". @type {Record<string, string>} */
const ERROR_CODES = { "3D000": "P1003", "28P01": "P1000", 42501: "P1010", "42P04": "P1009" };

/**
 * Runs the native engine's `cli` commands: can-connect-to-database, create-database, drop-database.
 * @param {string} command
 * @param {string} url
 * @param {(level: "INFO" | "ERROR", fields: object) => void} log
 * @returns {Promise<number>} exit code
 */
export async function databaseCommand(command, url, log) {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const admin = Object.assign(new URL(url), { pathname: "/postgres" }).href;
  const quoted = `"${name.replaceAll('"', '""')}"`;
  try {
    if (command === "can-connect-to-database") await runSql(url, "SELECT 1");
    else if (command === "create-database") await runSql(admin, `CREATE DATABASE ${quoted}`);
    else if (command === "drop-database") {
      await runSql(admin, `DROP DATABASE IF EXISTS ${quoted}`);
      log("INFO", { message: "The database was successfully dropped." });
    } else throw new Error(`${command} is not supported`);
    return 0;
  } catch (error) {
    const { code = "", message } = /** @type {{ code?: string, message: string }} */ (error);
    const error_code = ERROR_CODES[code] ?? "P1001";
    const words = error_code === "P1003" ? `Database \`${name}\` does not exist` : message || code;
    log("ERROR", { is_panic: false, error_code, message: `${words} (${new URL(url).host})` });
    return 1;
  }
}
