import { type Sql, sql } from "@takt/db/sql";
import { SOURCE_OF_PRODUCT } from "../connections/model/api-product";
import { PERMISSION_SCOPES } from "../connections/model/permissions";
import type { SyncDeps } from "./deps";
import type { DueRun } from "./ports/sync-events";

/** Dependencies of creating runs of APIs. */
export type RunDeps = Pick<SyncDeps, "db" | "apiProducts">;

/**
 * Creates a run of each API that a user, or any user, lets Takt read posts by. One run of a user and source waits or runs
 * at a time, and none is created while LinkedIn has asked for a pause.
 */
export function createApiRuns(deps: RunDeps, userId?: string): Promise<DueRun[]> {
  const ofUser = userId === undefined ? sql`true` : sql`g.user_id = ${userId}::uuid`;
  return insertRuns(
    deps,
    sql`
      select g.user_id, g.source, null::jsonb as cursor from (${readableGrants(deps)}) g
      where ${ofUser} and not exists (
        select 1 from sync_runs r where r.user_id = g.user_id and r.source = g.source and r.resume_at > now())`,
  );
}

/** Creates the runs that go on where LinkedIn had asked for a pause that is over. */
export function resumeApiRuns(deps: RunDeps): Promise<DueRun[]> {
  return insertRuns(
    deps,
    sql`
      select r.user_id, r.source, r.cursor
      from sync_runs r join (${readableGrants(deps)}) g on g.user_id = r.user_id and g.source = r.source
      where r.resume_at <= now() and not exists (
        select 1 from sync_runs later
        where later.user_id = r.user_id and later.source = r.source and later.created_at > r.created_at)`,
  );
}

/** Inserts runs of (user_id, source, cursor), except where one waits or runs; one process does so at a time. */
export function insertRuns({ db }: RunDeps, wanted: Sql): Promise<DueRun[]> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('sync_runs', 0))`;
    return tx.$queryRaw<DueRun[]>`
      insert into sync_runs (id, user_id, source, cursor)
      select gen_random_uuid(), w.user_id, w.source, w.cursor from (${wanted}) w
      where not exists (
        select 1 from sync_runs r
        where r.user_id = w.user_id and r.source = w.source and r.status in ('queued', 'running'))
      returning id as "runId", user_id as "userId"`;
  });
}

/** Selects the active grants that posts can be read by, with the source of each. */
export function readableGrants({ apiProducts }: RunDeps): Sql {
  return sql`
    select user_id, (${JSON.stringify(SOURCE_OF_PRODUCT)}::jsonb ->> product::text)::linkedin_source as source
    from linkedin_grants
    where status = 'active' and access_token_expires_at > now()
      and product::text = any(${Object.keys(apiProducts)})
      and (product = 'portability' or ${[...PERMISSION_SCOPES.readPosts]}::text[] <@ scopes)`;
}
