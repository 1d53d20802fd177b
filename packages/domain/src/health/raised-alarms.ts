import type { Deps } from "../deps";
import type { AlarmKind } from "../notifications/ports/mailer";

/** What is raised now, by whichever process saw it. */
export async function raisedAlarms({ db }: Pick<Deps, "db">): Promise<AlarmKind[]> {
  const rows = await db.alarm.findMany({
    where: { raisedAt: { not: null }, clearedAt: null },
    select: { kind: true },
  });
  return rows.map(({ kind }) => kind as AlarmKind);
}
