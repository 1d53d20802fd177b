import type { Backend } from "./backend";

/** The body of GET /_emulator/state: functions with their last cron fire, and the number of runs by status. */
export function readState({ executor, registration }: Backend): object {
  const fires = executor.lastFires();
  const runs = { queued: 0, running: 0, sleeping: 0, ...executor.totals() };
  for (const { status } of executor.live()) runs[status] += 1;
  const functions = executor.functions().map(({ id, name, triggers, maxAttempts, concurrency }) => ({
    id,
    name,
    triggers: triggers.map((trigger) => ("cron" in trigger ? trigger.cron : trigger.event)),
    maxAttempts,
    concurrency: concurrency.map(({ limit, key }) => ({ limit, key: key && ["event", ...key].join(".") })),
    lastCronFire: fires[id] === undefined ? null : new Date(fires[id]).toISOString(),
  }));
  return { ...registration.status(), functions, runs, sizes: executor.sizes() };
}
