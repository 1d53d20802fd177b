import { sql } from "@takt/db/sql";
import type { AlarmKind } from "../outbox/ports/mailer";
import type { HealthDeps } from "./deps";

/** Raises an alarm with an audit entry, and queues its email. Of several processes one returns true. */
export async function raiseAlarm(
  { db, log }: Pick<HealthDeps, "db" | "log">,
  kind: AlarmKind,
  detail: string,
): Promise<boolean> {
  const raised = await db.$queryRaw<unknown[]>`
    with changed as (
      insert into alarms as a (kind, detail, raised_at) values (${kind}, ${detail}, now())
      on conflict (kind) do update set detail = excluded.detail, raised_at = now(), cleared_at = null
        where a.raised_at is null or a.cleared_at is not null -- guard:alarm-raised-once
      returning kind, detail, raised_at as at
    ), ${report("raised")}`;
  if (raised.length > 0) log.error("health.alarm_raised", { kind, detail });
  return raised.length > 0;
}

/** Clears a raised alarm with an audit entry, and queues its email. Of several processes one returns true. */
export async function clearAlarm(
  { db, log }: Pick<HealthDeps, "db" | "log">,
  kind: AlarmKind,
  detail: string,
): Promise<boolean> {
  const cleared = await db.$queryRaw<unknown[]>`
    with changed as (
      update alarms set detail = ${detail}, cleared_at = now()
      where kind = ${kind} and raised_at is not null
        and cleared_at is null -- guard:alarm-cleared-once
      returning kind, detail, cleared_at as at
    ), ${report("cleared")}`;
  if (cleared.length > 0) log.warn("health.alarm_cleared", { kind, detail });
  return cleared.length > 0;
}

/**
 * The rest of a statement whose `changed` is the alarm's new state: an audit entry and an email about it. An email about
 * its last state that was not sent until now is deleted.
 */
function report(change: "raised" | "cleared") {
  return sql`audited as (
      insert into audit_entries (id, action, subject, data)
      select gen_random_uuid(), ${`alarm.${change}`}, kind, jsonb_build_object('detail', detail) from changed
    ), superseded as (
      delete from outbox_emails m using changed c
      where m.kind in ('alarm_raised', 'alarm_cleared') and m.due_at is not null
        and m.data ->> 'alarm' = c.kind -- guard:alarm-superseded
    ), queued as (
      insert into outbox_emails (id, kind, occasion, data, due_at)
      select gen_random_uuid(), ${`alarm_${change}`},
        ${`alarm_${change}:`} || kind || ':' || (extract(epoch from at) * 1000)::bigint,
        jsonb_build_object('alarm', kind, 'detail', detail, 'at', at), now()
      from changed
      on conflict (occasion) do nothing
    )
    select kind from changed`;
}

/** Lists the alarms that are raised now, by any process. */
export async function listRaisedAlarms({ db }: Pick<HealthDeps, "db">): Promise<AlarmKind[]> {
  const rows = await db.alarm.findMany({
    where: { raisedAt: { not: null }, clearedAt: null },
    select: { kind: true },
  });
  return rows.map(({ kind }) => kind as AlarmKind);
}
