import { copyFileSync, mkdirSync, statSync, truncateSync } from "node:fs";
import path from "node:path";

const MAX_LOG_BYTES = 10 * 1024 ** 2;
const ROTATE_EVERY_MS = 60_000;

/**
 * The log of a part, in a folder that nobody else of the machine reads; rotated now, and each minute from then on.
 * @param {string} dataDir
 * @param {string} name
 * @returns {{ file: string, stop: () => void }}
 */
export function openLog(dataDir, name) {
  const folder = path.join(dataDir, "logs");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.log`);
  rotateLog(file);
  const timer = setInterval(() => rotateLog(file), ROTATE_EVERY_MS).unref();
  return { file, stop: () => clearInterval(timer) };
}

/**
 * Makes `{file}.old` of a log that has grown too large. Copied and emptied, not renamed: the part that writes to it has it
 * open, and appends.
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
    // A full disk must not end what it logs for; the next minute tries again.
    console.error(`The log ${file} cannot be rotated: ${String(error)}`);
  }
}
