import { checkHealth, type Health } from "@takt/domain/health/check-health";
import { jobDeps } from "./deps";

const FRESH_MS = 2000;
const KEY = Symbol.for("takt.health");
const shared = globalThis as { [KEY]?: { at: number; health: Promise<Health> } };

/** The health check, for whoever asks: the page is public, so one look serves two seconds. */
export function currentHealth(): Promise<Health> {
  const now = Date.now();
  if (!shared[KEY] || now - shared[KEY].at > FRESH_MS)
    shared[KEY] = { at: now, health: checkHealth(jobDeps(), process.uptime() * 1000) };
  return shared[KEY].health;
}
