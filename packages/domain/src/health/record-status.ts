import type { HealthDeps } from "./deps";
import { STATUS_DAYS, STATUS_PARTS, type PartStates } from "./model/status-part";

/** Two processes that record a minute do so within this time of each other. */
const SAME_MINUTE_SECONDS = 55;

/**
 * Records a minute of the public status: of all processes one does. `outageMinutes` are the minutes before it during which
 * the database did not answer: they count as down for what needs it, at most back to midnight. Days that are older than
 * STATUS_DAYS are deleted. Days are those of UTC.
 */
export async function recordStatus(
  { db }: Pick<HealthDeps, "db">,
  states: PartStates,
  outageMinutes = 0,
): Promise<void> {
  const known = STATUS_PARTS.filter((part) => states[part] !== "unknown" && states[part] !== "off");
  await db.$executeRaw`
    with today as (
      select (now() at time zone 'utc')::date as day,
        floor(extract(epoch from (now() at time zone 'utc')::time) / 60)::int as minutes
    ), expired as (
      delete from status_days using today where status_days.day <= today.day - ${STATUS_DAYS}::int
    )
    insert into status_days as d (day, part, checked_minutes, degraded_minutes, down_minutes, checked_at)
    select day, part, 1 + missed, (state = 'degraded')::int, (state = 'down')::int + missed, now()
    from today, unnest(${known}::text[], ${known.map((part) => states[part])}::text[]) as s (part, state),
      lateral (
        select case when part in ('app', 'publishing') then least(${outageMinutes}::int, minutes) else 0 end as missed
      ) m
    on conflict (day, part) do update set
      checked_minutes = d.checked_minutes + excluded.checked_minutes,
      degraded_minutes = d.degraded_minutes + excluded.degraded_minutes,
      down_minutes = d.down_minutes + excluded.down_minutes,
      checked_at = excluded.checked_at
    where d.checked_at <= now() - make_interval(secs => ${SAME_MINUTE_SECONDS}::int)`;
}
