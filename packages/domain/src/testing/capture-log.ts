import type { Log } from "../shared/core-deps";

type LogEntry = { event: string } & Record<string, unknown>;

/** A log that records its entries: as one line each with the level, and as objects. */
export function captureLog() {
  const lines: string[] = [];
  const entries: LogEntry[] = [];
  const keep =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      lines.push(`${level} ${event} ${JSON.stringify(fields)}`);
      entries.push({ ...fields, event });
    };
  const log: Log = { info: keep("info"), warn: keep("warn"), error: keep("error") };
  return { log, lines, entries };
}
