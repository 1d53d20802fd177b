import type { Deps } from "../deps";

/** A sweep says that it ran. */
export async function beat({ db }: Pick<Deps, "db">, name: string): Promise<void> {
  await db.$executeRaw`
    insert into heartbeats (name, at) values (${name}, now())
    on conflict (name) do update set at = now()`;
}
