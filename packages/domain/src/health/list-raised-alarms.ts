import type { HealthDeps } from "./deps";
import type { AlarmKind } from "../notifications/ports/mailer";

/** Lists the alarms that are raised now, by any process. */
export async function listRaisedAlarms({ db }: Pick<HealthDeps, "db">): Promise<AlarmKind[]> {
  const rows = await db.alarm.findMany({
    where: { raisedAt: { not: null }, clearedAt: null },
    select: { kind: true },
  });
  return rows.map(({ kind }) => kind as AlarmKind);
}
