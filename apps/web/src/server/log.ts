import type { Log } from "@takt/domain/shared/core-deps";
import { redact } from "./redact";

type Level = "info" | "warn" | "error";

/** Writes one line of JSON per event, without secrets, tokens, e-mail addresses and texts of posts. */
export const log: Log = {
  info: (event, fields) => write("info", event, fields),
  warn: (event, fields) => write("warn", event, fields),
  error: (event, fields) => write("error", event, fields),
};

function write(level: Level, event: string, fields: Record<string, unknown> = {}) {
  // JSON.stringify escapes line breaks, so nobody can forge a second line.
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...(redact(fields) as object) });
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
}
