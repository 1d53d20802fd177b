import type { HealthDeps } from "./deps";
import type { AlarmKind } from "../notifications/ports/mailer";

/** Clears a raised alarm with an audit entry, and makes its email due. Of several processes one returns true. */
export async function clearAlarm(
  { db, log }: Pick<HealthDeps, "db" | "log">,
  kind: AlarmKind,
  detail: string,
): Promise<boolean> {
  const count = await db.$executeRaw`
    with cleared as (
      update alarms set detail = ${detail}, cleared_at = now(), mailed_at = null, mail_due_at = now()
      where kind = ${kind} and raised_at is not null
        and cleared_at is null -- guard:alarm-cleared-once
      returning kind
    )
    insert into audit_entries (id, action, subject, data)
    select gen_random_uuid(), 'alarm.cleared', kind, jsonb_build_object('detail', ${detail}::text) from cleared`;
  if (count > 0) log.warn("health.alarm_cleared", { kind, detail });
  return count > 0;
}
