import { isUtc } from "@takt/db/session/utc.mjs";
import type { HealthDeps } from "./deps";

/**
 * Refuses a database whose sessions are in another time zone than UTC: every time would be hours off. A database that
 * does not answer is not refused; the health check reports it, and checks the zone as well.
 * @throws {Error} with what to do
 */
export async function requireUtc({ db, log }: Pick<HealthDeps, "db" | "log">): Promise<void> {
  const zone = await readZone(db).catch((cause: unknown) => {
    log.warn("health.zone_not_asked", { cause: String(cause) });
    return null;
  });
  if (zone === null || isUtc(zone)) return;
  throw new Error(
    `The database's sessions are in ${zone}, although each asks for UTC: posts would go out hours early or late. ` +
      "Let the connection pooler before PostgreSQL keep `timezone`, or let DATABASE_URL go past it.",
  );
}

async function readZone(db: HealthDeps["db"]): Promise<string> {
  const [row] = await db.$queryRaw<{ zone: string }[]>`select current_setting('timezone') as zone`;
  return row!.zone;
}
