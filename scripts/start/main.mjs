import path from "node:path";
import { PlainError } from "./plain-error.mjs";
import { readSettings } from "./settings.mjs";
import { startTakt } from "./start-takt.mjs";
import { stopSignal } from "./stop-signal.mjs";

const ROOT = path.join(import.meta.dirname, "../..");

/**
 * Starts Takt and stays until a signal ends it, then stops everything it started.
 * @param {{ dev: boolean }} options
 */
export async function main({ dev }) {
  const signal = stopSignal(() => console.log("\nStopping …"));
  // A closed terminal must not prevent the stop of the other parts.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});

  try {
    const settings = readSettings(process.env, ROOT, { dev });
    await startTakt(settings, { say: console.log, signal });
    console.log("Stopped. Your data is kept in", settings.dataDir);
    process.exit(0);
  } catch (error) {
    console.error(
      `\n${error instanceof PlainError ? error.message : (/** @type {Error} */ (error).stack ?? error)}`,
    );
    process.exit(1);
  }
}
