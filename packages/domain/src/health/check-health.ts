import type { Deps } from "../deps";
import { TIMING } from "../posts/model/publish-timing";

export type Health = {
  status: "ok" | "degraded" | "down";
  parts: Record<string, { ok: boolean; detail?: string }>;
};

/** The sweep runs each minute; older than this, jobs do not run. */
const STALE_SWEEP_MS = 150_000;

/** More are not counted: the check must stay cheap when everything is late. */
const COUNTED = 1000;

/**
 * Whether the promise can be kept: the database answers, no post is overdue by more than a minute, and
 * the sweep is fresh. A post whose connection is not active, or that a limit put off, is late by design.
 * @param upMs for how long this process has been running: just after a start the sweep may be old or missing
 */
export async function checkHealth(
  { db, log }: Pick<Deps, "db" | "log">,
  upMs = Number.POSITIVE_INFINITY,
): Promise<Health> {
  let row: { overdue: number; sweepAge: number | null } | undefined;
  try {
    [row] = await db.$queryRaw<{ overdue: number; sweepAge: number | null }[]>`
      select
        (select count(*)::int from (
          select 1 from posts p join users u on u.id = p.author_id
          where p.status = 'scheduled' and p.deleted_at is null and u.linkedin_status = 'active'
            and p.due_at < now() - make_interval(secs => ${TIMING.alarm / 1000})
          order by p.due_at limit ${COUNTED}) late) as overdue,
        (select (extract(epoch from now() - at) * 1000)::float8 from heartbeats where name = 'publish-due-posts') as "sweepAge"`;
  } catch (cause) {
    // The page is public: the cause may name hosts, so it goes to the log.
    log.error("health.database_unreachable", { cause: String(cause) });
    return { status: "down", parts: { database: { ok: false, detail: "unreachable" } } };
  }
  const { overdue, sweepAge } = row!;
  const sweepFresh = sweepAge !== null && sweepAge < STALE_SWEEP_MS;
  const parts: Health["parts"] = {
    database: { ok: true },
    publishing: { ok: overdue === 0, detail: `${overdue} overdue` },
    jobs: {
      ok: sweepFresh || upMs < STALE_SWEEP_MS,
      detail: sweepAge === null ? "no sweep yet" : `last sweep ${Math.round(sweepAge / 1000)} s ago`,
    },
  };
  if (Object.values(parts).some((part) => !part.ok)) return { status: "down", parts };
  return { status: sweepFresh ? "ok" : "degraded", parts };
}
