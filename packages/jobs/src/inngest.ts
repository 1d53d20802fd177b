import { Inngest } from "inngest";
import type { Log } from "@takt/domain/shared/log";
import { countedLog } from "./counted-log";

/** What the SDK says of a call that is not signed, or not rightly. */
const UNSIGNED = "Signature validation failed";

/**
 * The client of the job executor. Mode, addresses and keys come from INNGEST_* (docs/configuration.md).
 * Without checkpoints a step's result reaches the executor before the next step starts, on every executor.
 */
export function createInngest({ log }: { log: Log }): Inngest {
  return new Inngest({ id: "takt", checkpointing: false, logger: toInngestLogger(log) });
}

/** The SDK's words in our log. Anybody may send unsigned calls: they are counted, and told once a minute. */
export function toInngestLogger(log: Log) {
  const unsigned = countedLog((count) => log.warn("jobs.unsigned_calls", { count }));
  const write =
    (level: keyof Log) =>
    (...words: unknown[]) => {
      if (words.includes(UNSIGNED)) return unsigned();
      log[level]("jobs.sdk", { words: words.map((word) => (word instanceof Error ? word.message : word)) });
    };
  return { info: write("info"), warn: write("warn"), error: write("error"), debug: () => {} };
}
