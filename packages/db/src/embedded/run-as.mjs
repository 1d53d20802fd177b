import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const exec = promisify(execFile);

/**
 * Runs one of PostgreSQL's programs to completion.
 * @param {import("./server-account.mjs").Account} account
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<{ stdout: string, stderr: string }>}
 * @throws {Error} with what the program said, `code` as Node gives it
 */
export async function runAs(account, file, args) {
  // LC_ALL makes the result independent of the machine's LANG, which may be missing or not installed.
  const { PGDATA: _data, LANG: _lang, ...env } = process.env;
  try {
    return await exec(file, args, { ...account, cwd: "/", env: { ...env, LC_ALL: "C" } });
  } catch (error) {
    const { code, stderr, message } = /** @type {any} */ (error);
    throw Object.assign(new Error(`${path.basename(file)} failed: ${(stderr || message).trim()}`), { code });
  }
}
