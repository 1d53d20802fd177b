import { copyFileSync, mkdirSync, statSync, truncateSync } from "node:fs";
import path from "node:path";

const MAX_LOG_BYTES = 10 * 1024 ** 2;
const ROTATE_INTERVAL_MS = 60_000;
/** Half of the 30 days that a line is kept (docs/retention.md): it is in the log at first, then in the one before. */
const MAX_LOG_AGE_MS = 15 * 86_400_000;

/**
 * Opens the log of a part in a folder that only this account reads, and rotates it now and every minute.
 * @param {string} dataDir
 * @param {string} name
 * @returns {{ file: string, stop: () => void }}
 */
export function openLog(dataDir, name) {
  const folder = path.join(dataDir, "logs");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.log`);
  rotateLog(file);
  const timer = setInterval(() => rotateLog(file), ROTATE_INTERVAL_MS).unref();
  return { file, stop: () => clearInterval(timer) };
}

/**
 * Moves a log that is too large or too old to `{file}.old`. It is copied and truncated instead of renamed, because the part that
 * writes to it keeps it open.
 * @param {string} file
 * @param {number} [maxBytes]
 */
export function rotateLog(file, maxBytes = MAX_LOG_BYTES) {
  try {
    const log = statSync(file, { throwIfNoEntry: false });
    if (!log || (log.size <= maxBytes && Date.now() - getStart(file, log) <= MAX_LOG_AGE_MS)) return;
    copyFileSync(file, `${file}.old`);
    truncateSync(file);
  } catch (error) {
    // A full disk must not end the part; the next minute retries.
    console.error(`The log ${file} cannot be rotated: ${String(error)}`);
  }
}

/**
 * When the first line of a log can have been written: since the last rotation, or since there is a log.
 * @param {string} file
 * @param {import("node:fs").Stats} log
 */
function getStart(file, log) {
  return statSync(`${file}.old`, { throwIfNoEntry: false })?.mtimeMs ?? log.birthtimeMs;
}
