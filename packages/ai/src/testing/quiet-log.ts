import type { Log } from "@takt/domain/shared/log";

/** Keeps what was logged, as one line each. */
export function quietLog() {
  const lines: string[] = [];
  const keep =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      void lines.push(`${level} ${event} ${JSON.stringify(fields)}`);
  const log: Log = { info: keep("info"), warn: keep("warn"), error: keep("error") };
  return { log, lines };
}
