import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql } from "@takt/db/sql";
import { refreshDailyRollups, refreshPostRollups } from "../../analytics/refresh-rollups";
import type { Actor } from "../../shared/actor";
import { lockUser } from "../../shared/with-lock";
import { DomainError } from "../../shared/domain-error";
import type { SyncDeps } from "../deps";
import { lockLinkedinPosts } from "../known-posts";
import type { SyncErrorCode } from "../model/sync-errors";
import { SYNC_LIMITS } from "../model/sync-limits";
import type { SyncRunView } from "../model/sync-run-view";
import { mergeTaktPosts } from "../sources/takt-source";
import { toRunView } from "../to-run-view";
import { toHash, IMPORT_TABLES, type ImportTable } from "./import-tables";

type Tx = Prisma.TransactionClient;
type Undo = { id: string; userId: string; source: string };

/** How long undoing the largest import may take. */
const TIMEOUT_MS = 60_000;

/**
 * Undoes an import of the actor's, in one transaction: rows that it changed are as they were, and rows that it created are
 * removed. A row that has changed since stays (`remaining`), and so does one that a later import has met, which takes over what
 * it was before. Links of posts of Takt that the import found are facts, and stay. Refuses with `sync_run_not_found`, and
 * `import_not_undoable` for one that is undone, is not over, or is too old.
 */
export async function undoImport(
  deps: Pick<SyncDeps, "db" | "clock" | "events">,
  { userId }: Actor,
  id: string,
): Promise<SyncRunView> {
  const run = await deps.db.$transaction(
    async (tx) => {
      await lockLinkedinPosts(tx, userId);
      await lockUser(tx, userId);
      const undo = { id, userId, source: await claim(tx, userId, id) };
      const changed = await tx.importChange.findMany({
        where: { runId: id, userId },
        select: { kind: true, key: true },
      });
      let remaining = 0;
      for (const table of IMPORT_TABLES) remaining += await undoTable(tx, undo, table);
      const getKeys = (kind: string) => changed.flatMap((one) => (one.kind === kind ? one.key : []));
      await refreshDailyRollups(tx, userId, getKeys("member_day"));
      await refreshPostRollups(tx, userId, getKeys("post_metrics"));
      await tx.importChange.deleteMany({ where: { runId: id, userId } });
      await tx.syncRun.updateMany({ where: { id, userId }, data: { remaining } });
      return tx.syncRun.findFirstOrThrow({ where: { id, userId } });
    },
    { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
  );
  // A removed row may have been that of a post of Takt, which Takt knows itself.
  await mergeTaktPosts(deps, { userId });
  return toRunView(run);
}

/** Marks the import as undone, once. Returns its source. */
async function claim(tx: Tx, userId: string, id: string): Promise<string> {
  const [claimed] = await tx.$queryRaw<{ source: string }[]>`
    update sync_runs set undone_at = now()
    where id = ${id}::uuid and user_id = ${userId}::uuid and source in ('archive_file', 'analytics_file')
      and status in ('done', 'failed') and undone_at is null
      and finished_at > now() - ${SYNC_LIMITS.undoDays} * interval '1 day'
      and exists (select 1 from import_changes c where c.run_id = sync_runs.id)
    returning source::text as source`;
  if (claimed) return claimed.source;
  const exists = await tx.syncRun.count({ where: { id, userId } });
  throw new DomainError<SyncErrorCode>(exists > 0 ? "import_not_undoable" : "sync_run_not_found");
}

/** Undoes what the import changed in one table. Returns how many rows stay. */
async function undoTable(tx: Tx, undo: Undo, table: ImportTable): Promise<number> {
  const handedOver = await handOver(tx, undo, table);
  const isMine = sql`c.run_id = ${undo.id}::uuid and c.kind = ${table.kind}::import_change_kind
    and c.key = ${table.key} and ${table.owned(undo.userId, undo.source)}`;
  const [found] = await tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from import_changes c join ${table.table} t on ${isMine}
    where c.is_new or c.before is not null`;
  const restored = await tx.$executeRaw`
    update ${table.table} t set (${table.columns}) = (
      select ${table.columns} from jsonb_populate_record(null::${table.table}, c.before))
    from import_changes c
    where ${isMine} and not c.is_new and c.before is not null and ${toHash(table)} = c.after`;
  const removed = await tx.$executeRaw`
    delete from ${table.table} t using import_changes c
    where ${isMine} and c.is_new and ${toHash(table)} = c.after ${table.kind === "post" ? WITHOUT_FIGURES : sql``}`;
  return handedOver + found!.count - restored - removed;
}

/** A post that has figures of another source, or some that have changed since, stays with them. */
const WITHOUT_FIGURES = sql`
  and not exists (select 1 from post_metrics m where m.linkedin_post_id = t.id)
  and not exists (select 1 from post_daily_metrics d where d.linkedin_post_id = t.id)`;

/**
 * Leaves rows that a later import has met to that one: undoing it later restores what was before this one, unless another
 * source has changed the row in between. Returns how many of them this import had changed.
 */
async function handOver(tx: Tx, { id, userId }: Undo, { kind }: ImportTable): Promise<number> {
  const later = await tx.$queryRaw<{ key: string; isEffective: boolean }[]>`
    with next as (
      select distinct on (mine.key) c.run_id, mine.key, mine.is_new, mine.before,
        coalesce(md5(c.before::text), c.after) = mine.after as is_next
      from import_changes mine
        join import_changes c on c.user_id = mine.user_id and c.kind = mine.kind and c.key = mine.key and c.position > mine.position
      where mine.run_id = ${id}::uuid and mine.user_id = ${userId}::uuid and mine.kind = ${kind}::import_change_kind
      order by mine.key, c.position
    )
    update import_changes c set is_new = case when is_next then n.is_new else c.is_new end,
      before = case when not is_next then c.before when not n.is_new then coalesce(n.before, c.before) end
    from next n where c.run_id = n.run_id and c.kind = ${kind}::import_change_kind and c.key = n.key
    returning n.key, (n.is_new or n.before is not null) as "isEffective"`;
  await tx.$executeRaw`
    delete from import_changes where run_id = ${id}::uuid and user_id = ${userId}::uuid
      and kind = ${kind}::import_change_kind and key = any(${later.map(({ key }) => key)}::text[])`;
  return later.filter(({ isEffective }) => isEffective).length;
}
