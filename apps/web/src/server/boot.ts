import { requireUtc } from "@takt/domain/health/require-utc";
import { env, inDevelopment } from "../env";
import { compose } from "./composition";
import { jobDeps, provideComposition } from "./deps";
import { log } from "./log";
import { redactConsole } from "./redact-console";
import { shutdown } from "./shutdown";
import { startHealthWatch } from "./start-health-watch";

/** Boots the process; ends it with a list of problems on a bad environment, or on a database that would shift times. */
export async function boot(): Promise<void> {
  try {
    const { TAKT_MODE, AUTH_URL } = env();
    provideComposition(compose);
    await requireUtc(jobDeps());
    log.info("web.started", { mode: TAKT_MODE, url: AUTH_URL });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  if (!inDevelopment) redactConsole(log);
  // Next drains requests on its own, but streams that never end have to be aborted.
  process.once("SIGTERM", () => shutdown.abort());
  process.once("SIGINT", () => shutdown.abort());
  startHealthWatch();
}
