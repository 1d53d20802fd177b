import type { Deps } from "../deps";
import { beat } from "./beat";

/** Remembers for all processes that LinkedIn refused a version of its API (426), or takes it (again). */
export async function noteVersion(
  { db }: Pick<Deps, "db">,
  version: string,
  state: "works" | "retired",
): Promise<void> {
  const name = `linkedin-retired-${version}`;
  if (state === "retired") await beat({ db }, name);
  else await db.heartbeat.deleteMany({ where: { name } });
}
