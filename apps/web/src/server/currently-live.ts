import { checkLive } from "@takt/domain/health/check-live";
import { deps } from "./deps";

const FRESH_MS = 1000;
const KEY = Symbol.for("takt.live");
const shared = globalThis as { [KEY]?: { at: number; live: Promise<boolean> } };

/** Whether this process can serve, for whoever asks: the page is public, so one look serves a second. */
export function currentlyLive(): Promise<boolean> {
  const now = Date.now();
  if (!shared[KEY] || now - shared[KEY].at > FRESH_MS) shared[KEY] = { at: now, live: checkLive(deps()) };
  return shared[KEY].live;
}
