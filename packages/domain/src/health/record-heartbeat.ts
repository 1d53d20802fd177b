import type { HealthDeps } from "./deps";

/** Records that the named sweep runs. */
export async function recordHeartbeat({ db }: Pick<HealthDeps, "db">, name: string): Promise<void> {
  await db.$executeRaw`
    insert into heartbeats (name, at) values (${name}, now())
    on conflict (name) do update set at = now()`;
}
