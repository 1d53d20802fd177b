import type { HealthDeps } from "./deps";
import { recordHeartbeat } from "./record-heartbeat";

/** Records for all processes that LinkedIn refused a version of its API (426), or accepts it. */
export async function recordApiVersion(
  { db }: Pick<HealthDeps, "db">,
  version: string,
  state: "works" | "retired",
): Promise<void> {
  const name = `linkedin-retired-${version}`;
  if (state === "retired") await recordHeartbeat({ db }, name);
  else await db.heartbeat.deleteMany({ where: { name } });
}
