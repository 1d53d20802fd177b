import { checkLive } from "@takt/domain/health/check-live";
import { cacheInProcess } from "./cache-in-process";
import { deps } from "./deps";

const TTL_MS = 1000;

/** Tells whether this process can serve. The page is public, so one check serves all requests of a second. */
export const currentLiveness: () => Promise<boolean> = cacheInProcess("takt.live", TTL_MS, () =>
  checkLive(deps()),
);
