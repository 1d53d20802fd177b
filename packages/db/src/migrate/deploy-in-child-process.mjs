import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const script = fileURLToPath(new URL("./migrate.mjs", import.meta.url));

/**
 * Runs `migrate deploy` in a child process: the engine leaves a timer behind that would keep this process alive for 10
 * s.
 * @param {string} url
 * @returns {Promise<string>} what it said: "applied: …" or "nothing to apply"
 * @throws {Error} with the reasons of a refusal
 */
export async function deployInChildProcess(url) {
  const env = { ...process.env, DATABASE_URL: url };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, "deploy"], { env });
    return stdout.trim();
  } catch (error) {
    const { stderr, message } = /** @type {{ stderr?: string, message: string }} */ (error);
    throw new Error((stderr || message).trim(), { cause: error });
  }
}
