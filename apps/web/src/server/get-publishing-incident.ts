import { listRaisedAlarms } from "@takt/domain/health/alarms";
import { deps } from "./deps";
import { log } from "./log";
import { createIncidentCache, type PublishingIncident } from "./create-incident-cache";

const KEY = Symbol.for("takt.incident");
const shared = globalThis as { [KEY]?: () => Promise<PublishingIncident | null> };

/** Returns what is currently wrong with publishing for everybody: posts are late, or will be. */
export function getPublishingIncident(): Promise<PublishingIncident | null> {
  shared[KEY] ??= createIncidentCache(() => listRaisedAlarms(deps()), log);
  return shared[KEY]();
}
