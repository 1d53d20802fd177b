import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { bad, note, ok } from "./finding.mjs";

const SOURCES = path.join(import.meta.dirname, "../../packages/db/src");

/**
 * Checks that the database answers, in UTC, and has this version's schema.
 * @param {import("../start/settings.mjs").Settings} settings
 * @returns {Promise<import("./finding.mjs").Finding>}
 */
export async function examineDatabase({ databaseUrl, dataDir }) {
  const dir = path.join(dataDir, "postgres");
  const url = databaseUrl ?? (await embeddedUrl(dir));
  if (!url) return note("the embedded database does not run", "npm start");
  try {
    const { runSql } = await import(path.join(SOURCES, "migrate/run-sql.mjs"));
    const { isUtc } = await import(path.join(SOURCES, "session/utc.mjs"));
    const { rows } = await runSql(
      url,
      "SELECT count(*)::int AS applied, current_setting('timezone') AS zone FROM _prisma_migrations WHERE finished_at IS NOT NULL",
    );
    if (!isUtc(rows[0].zone))
      return bad(
        `the database's sessions are in ${rows[0].zone}, not in UTC: times would be hours off`,
        "let the connection pooler before PostgreSQL keep it, or connect directly",
      );
    return ok(`the database answers (${rows[0].applied} migrations applied)`);
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "42P01") return bad("the database has no tables yet", "npm start makes them");
    const where = databaseUrl ? "check DATABASE_URL" : `see ${dir}/server.log; npm start starts it again`;
    return bad(`the database does not answer: ${message || code}`, where);
  }
}

/** @param {string} asked @returns {Promise<string | undefined>} */
async function embeddedUrl(asked) {
  const { movedTo } = await import(path.join(SOURCES, "embedded/resolve-data-dir.mjs"));
  const { readPostmaster } = await import(path.join(SOURCES, "embedded/postmaster.mjs"));
  const dir = movedTo(asked) ?? asked;
  const server = existsSync(dir) ? readPostmaster(dir) : undefined;
  if (!server) return undefined;
  const password = readFileSync(path.join(dir, "superuser.secret"), "utf8");
  return `postgresql://postgres:${password}@127.0.0.1:${server.port}/takt`;
}
