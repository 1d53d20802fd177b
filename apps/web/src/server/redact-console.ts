import type { Log } from "@takt/domain/shared/core-deps";
import { throttleLog } from "@takt/jobs/throttle-log";

/** Lines that Next prints of bodies that strangers send to pages and files; pages refuse those (src/proxy.ts). */
const UNASKED = /^(Request body exceeded|Failed to find Server Action|Invalid Server Action)/;

/**
 * Sends console.warn and console.error through the log, which redacts them: Next and libraries print errors with
 * addresses and tokens in them. What anybody can cause at will is one line a minute, without its stack.
 */
export function redactConsole(
  log: Pick<Log, "warn" | "error">,
  target: Pick<Console, "warn" | "error"> = console,
): void {
  const unasked = throttleLog((count) => log.warn("web.unasked_bodies", { count }));
  const write =
    (level: "warn" | "error") =>
    (...args: unknown[]) =>
      UNASKED.test(getMessage(args[0])) ? unasked() : log[level]("console", { args });
  target.warn = write("warn");
  target.error = write("error");
}

const getMessage = (first: unknown): string => (first instanceof Error ? first.message : String(first));
