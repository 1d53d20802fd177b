import { requireUtc } from "@takt/domain/health/require-utc";
import { env, inDevelopment } from "../env";
import { jobDeps } from "./deps";
import { log } from "./log";
import { redactConsole } from "./redact-console";
import { shutdown } from "./shutdown";
import { startWatch } from "./watch";

/** Refuses to start on a bad environment, with a list of what is wrong, and on a database that would shift times. */
export async function boot(): Promise<void> {
  try {
    const { TAKT_MODE, AUTH_URL } = env();
    await requireUtc(jobDeps());
    log.info("web.started", { mode: TAKT_MODE, url: AUTH_URL });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  if (!inDevelopment) redactConsole(log);
  // Next drains requests by itself; streams that never end must be told.
  process.once("SIGTERM", () => shutdown.abort());
  process.once("SIGINT", () => shutdown.abort());
  startWatch();
}
