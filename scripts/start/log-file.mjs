import { copyFileSync, mkdirSync, statSync, truncateSync } from "node:fs";
import path from "node:path";

const MAX_LOG_BYTES = 10 * 1024 ** 2;
const ROTATE_INTERVAL_MS = 60_000;

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
 * Moves a log that is too large to `{file}.old`. It is copied and truncated instead of renamed, because the part that
 * writes to it keeps it open.
 * @param {string} file
 * @param {number} [maxBytes]
 */
export function rotateLog(file, maxBytes = MAX_LOG_BYTES) {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size <= maxBytes) return;
    copyFileSync(file, `${file}.old`);
    truncateSync(file);
  } catch (error) {
    // A full disk must not end the part; the next minute retries.
    console.error(`The log ${file} cannot be rotated: ${String(error)}`);
  }
}
