import type { Log } from "@takt/domain/shared/core-deps";

/**
 * Sends console.warn and console.error through the log, which redacts them: Next and libraries print errors with
 * addresses and tokens in them.
 */
export function redactConsole(
  log: Pick<Log, "warn" | "error">,
  target: Pick<Console, "warn" | "error"> = console,
) {
  target.warn = (...args: unknown[]) => log.warn("console", { args });
  target.error = (...args: unknown[]) => log.error("console", { args });
}
