import type { HealthDeps } from "./deps";

/** Records that the named sweep runs. */
export async function recordHeartbeat({ db }: Pick<HealthDeps, "db">, name: string): Promise<void> {
  await db.$executeRaw`
    insert into heartbeats (name, at) values (${name}, now())
    on conflict (name) do update set at = now()`;
}

/**
 * Records that a webhook of the payment provider was accepted, or refused for its signature: for the health check, at most
 * once a minute, because anybody can send one.
 */
export async function recordWebhook(
  { db }: Pick<HealthDeps, "db">,
  outcome: "accepted" | "bad_signature",
): Promise<void> {
  await db.$executeRaw`
    insert into heartbeats as h (name, at) values (${`stripe-webhook-${outcome}`}, now())
    on conflict (name) do update set at = now() where h.at < now() - interval '1 minute'`;
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
