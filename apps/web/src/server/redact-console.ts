import type { Log } from "@takt/domain/shared/log";

/**
 * Next and libraries print errors as they come, with addresses and tokens in them: what they say goes through the log,
 * which leaves those out. In development it stays as it is, for the one who reads along.
 */
export function redactConsole(
  log: Pick<Log, "warn" | "error">,
  target: Pick<Console, "warn" | "error"> = console,
) {
  target.warn = (...said: unknown[]) => log.warn("console", { said });
  target.error = (...said: unknown[]) => log.error("console", { said });
}
