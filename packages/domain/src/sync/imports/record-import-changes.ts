import type { Prisma } from "@takt/db/generated/prisma/client";
import { sql } from "@takt/db/sql";
import type { Measurements } from "../../analytics/record-metrics";
import type { LeasedRun } from "../lease-run";
import { toHash, IMPORT_TABLES, type ImportChangeKind, type ImportTable, toState } from "./import-tables";

/**
 * Records what a batch of an import changes, in its transaction, so that the import can be undone: the rows before they are
 * written, and their hashes afterwards. Of a row that several batches of an import meet, the first state counts.
 */
export function recordImportChanges(
  tx: Prisma.TransactionClient,
  run: Pick<LeasedRun, "id" | "userId" | "source">,
) {
  const met = new Map<ImportChangeKind, readonly string[]>();

  async function before(kind: ImportChangeKind, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    met.set(kind, keys);
    const table = getTable(kind);
    await tx.$executeRaw`
      insert into import_changes (run_id, user_id, kind, key, is_new, before)
      select ${run.id}::uuid, ${run.userId}::uuid, ${kind}::import_change_kind, k.key, found.state is null, found.state
      from unnest(${[...new Set(keys)]}::text[]) as k(key)
        left join (
          select ${table.key} as key, ${toState(table)} as state from ${table.table} t
          where ${table.owned(run.userId, run.source)} and ${isKey(table, keys)}
        ) found using (key)
      on conflict (run_id, kind, key) do update set before = coalesce(import_changes.before, excluded.before)
        where not import_changes.is_new`;
  }

  return {
    /** Records posts before they are written. */
    beforePosts: (ids: readonly string[]) => before("post", ids),
    /** Records figures of posts and days before they are written. */
    async beforeMeasurements({ posts = [], memberDays = [] }: Pick<Measurements, "posts" | "memberDays">) {
      await before(
        "post_metrics",
        posts.map(({ linkedinPostId }) => linkedinPostId),
      );
      await before(
        "member_day",
        memberDays.map(({ day }) => day),
      );
    },
    /** Records what became of them; a row that was met and not changed needs no state. */
    async afterBatch(): Promise<void> {
      for (const [kind, keys] of met) {
        const table = getTable(kind);
        await tx.$executeRaw`
          update import_changes c set after = now_is.hash,
            before = case when md5(c.before::text) <> now_is.hash then c.before end
          from (
            select ${table.key} as key, ${toHash(table)} as hash from ${table.table} t
            where ${table.owned(run.userId, run.source)} and ${isKey(table, keys)}
          ) now_is
          where c.run_id = ${run.id}::uuid and c.kind = ${kind}::import_change_kind and c.key = now_is.key`;
      }
    },
  };
}

const getTable = (kind: ImportChangeKind) => IMPORT_TABLES.find((table) => table.kind === kind)!;

/** The keys as the type of their column, so that an index finds them. */
function isKey({ kind }: ImportTable, keys: readonly string[]) {
  if (kind === "member_day") return sql`t.day = any(${[...keys]}::date[])`;
  if (kind === "post") return sql`t.id = any(${[...keys]}::uuid[])`;
  return sql`t.linkedin_post_id = any(${[...keys]}::uuid[])`;
}
