import type { Db } from "@takt/db/client";

export type CatalogColumn = {
  table: string;
  column: string;
  /** The type's name: text, uuid, _text, …; `enum` with its labels for an enumeration. */
  type: string;
  labels: string[] | null;
  isKey: boolean;
  /** The column that a foreign key leads to. */
  target: { table: string; column: string } | null;
};

/** Reads every column of the database's own tables, in the order of the tables' foreign keys: those led to come first. */
export async function readCatalog(db: Pick<Db, "$queryRaw">): Promise<CatalogColumn[]> {
  const columns = await db.$queryRaw<CatalogColumn[]>`
    select c.relname as table, a.attname as column,
      case t.typtype when 'e' then 'enum' else t.typname end as type,
      (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels,
      exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as "isKey",
      (select jsonb_build_object('table', f.relname, 'column', fa.attname)
        from pg_constraint k
        join pg_class f on f.oid = k.confrelid
        join pg_attribute fa on fa.attrelid = k.confrelid and fa.attnum = k.confkey[1]
        where k.contype = 'f' and k.conrelid = c.oid and k.conkey[1] = a.attnum limit 1) as target
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relname not like '\\_prisma%'
    order by c.relname, a.attnum`;
  const names = [...new Set(columns.map(({ table }) => table))];
  const sorted: string[] = [];
  const visit = (name: string) => {
    if (sorted.includes(name)) return;
    for (const { table, target } of columns)
      if (table === name && target && target.table !== name) visit(target.table);
    sorted.push(name);
  };
  names.forEach(visit);
  return sorted.flatMap((name) => columns.filter(({ table }) => table === name));
}
