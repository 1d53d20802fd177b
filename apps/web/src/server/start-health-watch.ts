import { watchHealth } from "@takt/domain/health/watch-health";
import { jobDeps } from "./deps";
import { log } from "./log";
import { shutdown } from "./shutdown";

/** An alarm takes two failed checks, and a check at most two seconds: it is raised within a minute. */
const INTERVAL_MS = 15_000;

/**
 * Checks the health until the process stops, and raises and clears alarms. Every replica does; one of them sends the
 * e-mail.
 */
export function startHealthWatch(): void {
  const watch = watchHealth(jobDeps());
  const { signal } = shutdown;
  let timer: NodeJS.Timeout;
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });

  async function check(): Promise<void> {
    try {
      await watch(process.uptime() * 1000);
    } catch (cause) {
      log.error("health.watch_failed", { cause: String(cause) });
    }
    if (!signal.aborted) next();
  }

  function next(): void {
    timer = setTimeout(() => void check(), INTERVAL_MS);
    // The timer does not keep the process alive.
    timer.unref();
  }

  next();
}
