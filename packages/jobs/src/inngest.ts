import { Inngest } from "inngest";
import type { Log } from "@takt/domain/shared/core-deps";
import { throttleLog } from "./throttle-log";

/** The SDK's message about a call without a valid signature. */
const UNSIGNED = "Signature validation failed";

/**
 * Creates the client of the job executor. Mode, addresses and keys come from INNGEST_* (docs/configuration.md).
 * Checkpoints are off, so that every executor gets a step's result before the next step starts.
 */
export function createInngest({ log }: { log: Log }): Inngest {
  return new Inngest({ id: "takt", checkpointing: false, logger: toInngestLogger(log) });
}

/**
 * Writes the SDK's messages to our log. Anybody can send unsigned calls, so these are counted and logged once a minute.
 */
export function toInngestLogger(log: Log) {
  const unsigned = throttleLog((count) => log.warn("jobs.unsigned_calls", { count }));
  const write =
    (level: keyof Log) =>
    (...words: unknown[]) => {
      if (words.includes(UNSIGNED)) return unsigned();
      log[level]("jobs.sdk", { words: words.map((word) => (word instanceof Error ? word.message : word)) });
    };
  return { info: write("info"), warn: write("warn"), error: write("error"), debug: () => {} };
}
