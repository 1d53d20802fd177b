import type { HealthDeps } from "./deps";
import type { AlarmKind } from "../notifications/ports/mailer";

/** Raises an alarm with an audit entry, and makes its email due. Of several processes one returns true. */
export async function raiseAlarm(
  { db, log }: Pick<HealthDeps, "db" | "log">,
  kind: AlarmKind,
  detail: string,
): Promise<boolean> {
  const count = await db.$executeRaw`
    with raised as (
      insert into alarms as a (kind, detail, raised_at, mail_due_at) values (${kind}, ${detail}, now(), now())
      on conflict (kind) do update set
        detail = excluded.detail, raised_at = now(), cleared_at = null, mailed_at = null, mail_due_at = now()
        where a.raised_at is null or a.cleared_at is not null -- guard:alarm-raised-once
      returning kind
    )
    insert into audit_entries (id, action, subject, data)
    select gen_random_uuid(), 'alarm.raised', kind, jsonb_build_object('detail', ${detail}::text) from raised`;
  if (count > 0) log.error("health.alarm_raised", { kind, detail });
  return count > 0;
}
