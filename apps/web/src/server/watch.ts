import { watchHealth } from "@takt/domain/health/watch-health";
import { jobDeps } from "./deps";
import { log } from "./log";
import { shutdown } from "./shutdown";

/** With two bad looks for an alarm, and two seconds for an answer, it is raised within a minute. */
const PAUSE_MS = 15_000;

/** Looks at the health until the process stops, and raises and clears alarms. Every replica does; one of them mails. */
export function startWatch(): void {
  const watch = watchHealth(jobDeps());
  const { signal } = shutdown;
  let timer: NodeJS.Timeout;
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });

  async function look(): Promise<void> {
    try {
      await watch(process.uptime() * 1000);
    } catch (cause) {
      log.error("health.watch_failed", { cause: String(cause) });
    }
    if (!signal.aborted) next();
  }

  function next(): void {
    timer = setTimeout(() => void look(), PAUSE_MS);
    // It keeps no process alive.
    timer.unref();
  }

  next();
}
