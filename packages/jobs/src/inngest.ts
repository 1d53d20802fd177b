import { Inngest } from "inngest";
import type { Log } from "@takt/domain/shared/log";

/**
 * The client of the job executor. Mode, addresses and keys come from INNGEST_* (docs/configuration.md).
 * Without checkpoints a step's result reaches the executor before the next step starts, on every executor.
 */
export function createInngest({ log }: { log: Log }): Inngest {
  return new Inngest({ id: "takt", checkpointing: false, logger: toInngestLogger(log) });
}

function toInngestLogger(log: Log) {
  const write =
    (level: keyof Log) =>
    (...words: unknown[]) =>
      log[level]("jobs.sdk", { words: words.map((word) => (word instanceof Error ? word.message : word)) });
  return { info: write("info"), warn: write("warn"), error: write("error"), debug: () => {} };
}
