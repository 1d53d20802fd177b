import type { Log } from "@takt/domain/shared/log";

export type Line = { event: string } & Record<string, unknown>;

/** Keeps what was logged. */
export function quietLog() {
  const lines: Line[] = [];
  const keep = (event: string, fields: Record<string, unknown> = {}) => void lines.push({ ...fields, event });
  const log: Log = { info: keep, warn: keep, error: keep };
  return { log, lines };
}
