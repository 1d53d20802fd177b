import { expect, test } from "vitest";
import { useTestDatabase } from "./test-database";

const database = useTestDatabase();

test("an index leads each foreign key, so that deleting a row scans no table for those that belong to it", async () => {
  const unindexed = await database.db.$queryRaw<{ key: string }[]>`
    select k.conrelid::regclass || '.' || a.attname as key from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
          -- A row that belongs to another has the key, so that an index of those that have one finds it.
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`;
  expect(unindexed.map(({ key }) => key)).toEqual([]);
});
