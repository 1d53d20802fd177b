import { checkHealth, type Health } from "@takt/domain/health/check-health";
import { checkLive } from "@takt/domain/health/check-live";
import { cacheInProcess } from "./cache-in-process";
import { deps, jobDeps } from "./deps";

const LIVENESS_TTL_MS = 1000;

/** Tells whether this process can serve. The page is public, so one check serves all requests of a second. */
export const currentLiveness: () => Promise<boolean> = cacheInProcess("takt.live", LIVENESS_TTL_MS, () =>
  checkLive(deps()),
);

const HEALTH_TTL_MS = 2000;

/** Returns the health of Takt. The page is public, so one check serves all requests of two seconds. */
export const currentHealth: () => Promise<Health> = cacheInProcess("takt.health", HEALTH_TTL_MS, () =>
  checkHealth(jobDeps(), process.uptime() * 1000),
);
