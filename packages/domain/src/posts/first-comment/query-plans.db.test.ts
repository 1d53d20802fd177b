import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import { loadRows } from "@takt/db/testing/load-rows";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { explainQueries } from "../../testing/explain-queries";
import { enqueueComments, findDueComments } from "./enqueue-comments";
import { settleLostComments } from "./settle-lost-comments";

const database = useTestDatabase();
const POSTS = 100_000;

// Published posts of a year, a fifth of them with a comment that was published too.
beforeAll(async () => {
  const { db } = database;
  const user = await createUser(db);
  await loadRows(db, ["posts", "post_comments"], async (load) => {
    await load.$executeRaw`
      insert into posts (id, workspace_id, author_id, content, status, published_at, updated_at, linkedin_urn, first_comment, scheduling)
      select gen_random_uuid(), ${user.workspaceId}::uuid, ${user.id}::uuid, 'Post ' || n, 'published', at, at,
        'urn:li:share:' || n, case when n % 5 = 0 then 'More: https://example.com' else '' end, 1
      from (select n, now() - n * interval '5 min' as at from generate_series(1, ${POSTS}::int) n) s`;
    await load.$executeRaw`
      insert into post_comments (post_id, scheduling, urn, state, due_since, due_at, published_at)
      select id, 1, linkedin_urn, 'published', published_at, published_at, published_at from posts where first_comment <> ''`;
  });
  await db.$executeRawUnsafe("analyze");
});

/** Statements that the sweep runs each minute. */
const statements: Record<string, (db: Db) => Promise<unknown>> = {
  enqueue: (db) => enqueueComments({ db }),
  "find due": (db) => findDueComments({ db }),
  "settle lost": (db) => settleLostComments({ db }),
};

test.each(Object.keys(statements))("%s scans no whole table", async (name) => {
  const { db, plans } = explainQueries(database.db);
  await statements[name]!(db);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.join("\n")).not.toMatch(/Seq Scan on (posts|post_comments)\b/);
});
