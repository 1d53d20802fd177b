import type { Db } from "../client";

type Transaction = Parameters<Parameters<Db["$transaction"]>[0]>[0];

/**
 * Inserts very many rows in one transaction, as restoring a dump does: foreign keys are not checked, and indexes are
 * created from the finished tables. That takes a third of the time.
 * @param tables whose indexes wait
 * @param insert makes the rows; their foreign keys must be right
 */
export async function loadRows(
  db: Db,
  tables: string[],
  insert: (load: Transaction) => Promise<void>,
): Promise<void> {
  await db.$transaction(
    async (load) => {
      await load.$executeRaw`set local session_replication_role = replica`;
      const indexes = await listIndexes(load, tables);
      for (const { name } of indexes) await load.$executeRawUnsafe(`drop index "${name}"`);
      await insert(load);
      for (const { definition } of indexes) await load.$executeRawUnsafe(definition);
    },
    { timeout: 300_000 },
  );
}

/** Lists the indexes other than those of primary keys and other constraints. */
function listIndexes(load: Transaction, tables: string[]) {
  return load.$queryRaw<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = any(${tables})
      and indexname not in (select conname from pg_constraint)`;
}
