import { createApiRuns } from "./create-api-runs";
import type { SyncDeps } from "./deps";

/**
 * Starts reading what LinkedIn's APIs let Takt read of a user, as jobs: the posts and the figures. What is being read
 * already is not read twice.
 */
export async function startApiRuns(
  deps: Pick<SyncDeps, "db" | "apiProducts" | "syncEvents" | "metricsEvents">,
  userId: string,
): Promise<void> {
  deps.metricsEvents.due({ userId });
  for (const due of await createApiRuns(deps, userId)) deps.syncEvents.runDue(due);
}
