import type { HealthDeps } from "./deps";

/** Records that the named sweep runs. */
export async function recordHeartbeat({ db }: Pick<HealthDeps, "db">, name: string): Promise<void> {
  await db.$executeRaw`
    insert into heartbeats (name, at) values (${name}, now())
    on conflict (name) do update set at = now()`;
}

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
