import { listRaisedAlarms } from "@takt/domain/health/alarms";
import { deps } from "./deps";
import { log } from "./log";
import { createTroubleCache, type Trouble } from "./create-trouble-cache";

const KEY = Symbol.for("takt.trouble");
const shared = globalThis as { [KEY]?: () => Promise<Trouble | null> };

/** Returns what is currently wrong with publishing for everybody: posts are late, or will be. */
export function publishingTrouble(): Promise<Trouble | null> {
  shared[KEY] ??= createTroubleCache(() => listRaisedAlarms(deps()), log);
  return shared[KEY]();
}
