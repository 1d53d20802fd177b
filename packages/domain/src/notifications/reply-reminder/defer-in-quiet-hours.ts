import { sql, type Sql } from "@takt/db/sql";

/**
 * The instant of a reminder that is `planned`: in quiet hours it waits for their end, in the wall time of the zone.
 * Quiet hours are HH:mm each and may end after midnight, as `isQuiet` (slots/model/quiet-hours.ts) reads them; null for none.
 */
export function deferInQuietHours(planned: Sql, zone: Sql, { from, to }: { from: Sql; to: Sql }): Sql {
  const local = sql`(${planned} at time zone ${zone})`;
  const wall = sql`to_char(${local}, 'HH24:MI')`;
  const isQuiet = sql`case when ${from} < ${to} then ${wall} >= ${from} and ${wall} < ${to}
    else ${wall} >= ${from} or ${wall} < ${to} end`;
  const days = sql`case when ${from} >= ${to} and ${wall} >= ${from} then 1 else 0 end`;
  return sql`case when ${from} is not null and ${to} is not null and (${isQuiet})
    then (${local}::date + ${days} + ${to}::time) at time zone ${zone} else ${planned} end`;
}
