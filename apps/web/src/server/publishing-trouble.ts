import { raisedAlarms } from "@takt/domain/health/raised-alarms";
import { deps } from "./deps";
import { log } from "./log";
import { troubleWatch, type Trouble } from "./trouble-watch";

const KEY = Symbol.for("takt.trouble");
const shared = globalThis as { [KEY]?: () => Promise<Trouble | null> };

/** What is wrong with publishing for everybody at the moment: posts are late, or will be. */
export function publishingTrouble(): Promise<Trouble | null> {
  shared[KEY] ??= troubleWatch(() => raisedAlarms(deps()), log);
  return shared[KEY]();
}
