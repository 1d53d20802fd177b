import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import { SYSTEM_ZONE_RULES, type ZoneRules } from "./zone-rules";

/** Rows of one statement; bounds its time and its locks. */
const MAX_ROWS = 500;
/** Statements of one call; the next sweep continues. */
const MAX_STATEMENTS = 20;

const MINUTE_MS = 60_000;

type Row = { id: string; version: number; at: Date; wall: string; zone: string };

/**
 * Resolves the wall times of posts that are still ahead again, where their instants are of an older version of the tz
 * database: what was scheduled for 9:00 goes out at 9:00, though a country has changed its clocks since. A post whose
 * instant changes keeps the one it had in `moved_from`, and its author is told. Only an older version is replaced, so
 * that replicas with different versions agree on the newest. A post that was handed to a job is left alone.
 * @returns how many were resolved
 */
export async function resolveAgain(
  { db }: Pick<PostsDeps, "db">,
  rules: ZoneRules = SYSTEM_ZONE_RULES,
): Promise<number> {
  let resolved = 0;
  for (let statement = 0; rules.version !== "" && statement < MAX_STATEMENTS; statement++) {
    const rows = await findOutdated(db, rules.version);
    if (rows.length > 0) resolved += await move(db, rows, rules);
    if (rows.length < MAX_ROWS) break;
  }
  return resolved;
}

function findOutdated(db: PostsDeps["db"], version: string): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    select p.id, p.version, p.scheduled_at as at, p.scheduled_wall as wall, p.scheduled_zone as zone
    from posts p
    where p.status = 'scheduled' and p.zone_rules < ${version} and p.deleted_at is null and p.queued_at is null
      and p.due_at = p.scheduled_at and p.due_at > now()
      and p.scheduled_wall is not null and p.scheduled_zone is not null
    order by p.due_at limit ${MAX_ROWS}`;
}

async function move(db: PostsDeps["db"], rows: readonly Row[], rules: ZoneRules): Promise<number> {
  const slots = rows.map((row) => ({ ...row, ...slotNow(row, rules) }));
  const resolved = await db.$queryRaw<{ id: string }[]>`
    with r as (
      select * from unnest(
        ${slots.map((s) => s.id)}::uuid[], ${slots.map((s) => s.version)}::int[],
        ${slots.map((s) => s.at)}::timestamptz[], ${slots.map((s) => s.wall)}::text[]
      ) as r(id, version, at, wall)
    )
    update posts p set
      zone_rules = ${rules.version},
      moved_from = case when r.at = p.scheduled_at then p.moved_from else p.scheduled_at end,
      updated_at = case when r.at = p.scheduled_at then p.updated_at else now() end,
      scheduled_at = r.at,
      scheduled_wall = r.wall,
      -- A time that is past by the new rules is now.
      due_at = greatest(r.at, now()),
      expires_at = r.at + make_interval(secs => ${TIMING.lateness / 1000})
    from r
    where p.id = r.id
      and p.status = 'scheduled' -- guard:rules-status
      and p.version = r.version -- guard:rules-version
      and p.queued_at is null -- guard:rules-queued
      and p.zone_rules < ${rules.version} -- guard:rules-newer
    returning p.id`;
  return resolved.length;
}

/**
 * Returns when a slot is by these rules. One that the clocks skip now is later by the skipped time; of two equal ones it
 * is the one nearer to what it was. A wall time has minutes: the seconds of the instant stay.
 */
function slotNow({ at, wall, zone }: Row, rules: ZoneRules): { at: Date; wall: string } {
  const found = rules.findInstants(wall, zone);
  if (!found) return { at, wall };
  const distance = (instant: Date) => Math.abs(instant.getTime() - at.getTime());
  const { earlier, later } = found;
  const minute = distance(earlier) <= distance(later) ? earlier : later;
  return { at: new Date(minute.getTime() + (at.getTime() % MINUTE_MS)), wall: found.wall };
}
