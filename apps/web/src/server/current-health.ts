import { checkHealth, type Health } from "@takt/domain/health/check-health";
import { cacheInProcess } from "./cache-in-process";
import { jobDeps } from "./deps";

const TTL_MS = 2000;

/** Returns the health of Takt. The page is public, so one check serves all requests of two seconds. */
export const currentHealth: () => Promise<Health> = cacheInProcess("takt.health", TTL_MS, () =>
  checkHealth(jobDeps(), process.uptime() * 1000),
);
