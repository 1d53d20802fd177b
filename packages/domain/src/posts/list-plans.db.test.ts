import type { Db } from "@takt/db/client";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { loadRows } from "@takt/db/testing/load-rows";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { explainQueries } from "../testing/explain-queries";
import { fakeDeps } from "../testing/fake-deps";
import { listCalendarPosts } from "./list-calendar-posts";
import { countPosts } from "./count-posts";
import { listPosts } from "./list-posts";
import { getWeek } from "./get-week";

const database = useTestDatabase();
const POSTS = 50_000;
let user: CreatedUser;

// One member has very many posts among as many of another; one in a hundred is deleted.
beforeAll(async () => {
  const { db } = database;
  user = await createUser(db);
  const other = await createUser(db);
  await loadRows(db, ["posts"], async (load) => {
    for (const { id, workspaceId } of [user, other])
      await load.$executeRaw`
        insert into posts (id, workspace_id, author_id, content, status, scheduled_at, due_at, published_at, updated_at, deleted_at)
        select gen_random_uuid(), ${workspaceId}::uuid, ${id}::uuid, 'Post ' || n,
          (case n % 3 when 0 then 'draft' when 1 then 'scheduled' else 'published' end)::post_status,
          case when n % 3 > 0 then at end, case when n % 3 > 0 then at end, case when n % 3 = 2 then at end,
          now() - n * interval '1 min', case when n % 100 = 0 then now() - n * interval '1 min' end
        from (select n, now() + (n - ${POSTS}::int / 2) * interval '7 min' as at from generate_series(1, ${POSTS}::int) n) s`;
  });
  await db.$executeRawUnsafe("analyze");
});

const cursor = `${Date.now() - 3 * 86_400_000}_00000000-0000-4000-8000-000000000000`;
const month = { from: new Date(), to: new Date(Date.now() + 35 * 86_400_000) };
const list = (db: Db, input: Partial<Parameters<typeof listPosts>[2]>) =>
  listPosts(fakeDeps(db), actorOf(user), { limit: 30, ...input });

/** Each query with the index that it uses. */
const queries: Record<string, { index: RegExp; run: (db: Db) => Promise<unknown> }> = {
  "the list": { index: /posts_author_id_workspace_id_updated_at_id_idx/, run: (db) => list(db, {}) },
  "a deep page": {
    index: /posts_author_id_workspace_id_updated_at_id_idx[^\n]*\n\s*Index Cond: [^\n]*ROW\(/,
    run: (db) => list(db, { cursor }),
  },
  "the list of deleted posts": { index: /posts_deleted_idx/, run: (db) => list(db, { status: "deleted" }) },
  "the count of deleted posts": {
    index: /posts_deleted_idx/,
    run: (db) => countPosts(fakeDeps(db), actorOf(user)),
  },
  "the calendar": {
    index: /posts_workspace_id_scheduled_at_idx/,
    run: (db) => listCalendarPosts({ db }, actorOf(user), month),
  },
  "the week": {
    index: /posts_published_idx/,
    run: (db) => getWeek(fakeDeps(db), actorOf(user), "monday"),
  },
};

test.each(Object.keys(queries))("%s uses its index and no sequential scan", async (name) => {
  const { db, plans } = explainQueries(database.db);
  const { index, run } = queries[name]!;
  await run(db).catch((cause: unknown) => {
    // The result is empty here, which not every caller expects: only the plan counts.
    if (plans.length === 0) throw cause;
  });
  const plan = plans.join("\n");
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on posts/);
});
