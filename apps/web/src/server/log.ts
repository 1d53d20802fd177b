import type { Log } from "@takt/domain/shared/log";
import { redact } from "./redact";

type Level = "info" | "warn" | "error";

/** One line of JSON per event. Secrets, tokens, e-mail addresses and texts of posts are left out. */
export const log: Log = {
  info: (event, fields) => write("info", event, fields),
  warn: (event, fields) => write("warn", event, fields),
  error: (event, fields) => write("error", event, fields),
};

function write(level: Level, event: string, fields: Record<string, unknown> = {}) {
  // JSON.stringify also writes line breaks as \n: nobody can forge a second line.
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...(redact(fields) as object) });
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
}
