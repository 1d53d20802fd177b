import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { loadRows } from "@takt/db/testing/load-rows";
import { test } from "vitest";
const one = useTestDatabase();
const two = useTestDatabase();
test("x", async () => {
 for (const [{ db }, tables] of [[one, ["posts", "publish_attempts"]], [two, []]] as const) {
  const user = await createUser(db);
  let s = performance.now();
  const lap = (n: string) => { console.log(tables.length, n, Math.round(performance.now() - s)); s = performance.now(); };
  await loadRows(db, [...tables], async (load) => {
    lap("drop");
    await load.$executeRawUnsafe(`    insert into posts (id, workspace_id, author_id, content, status, scheduled_at, due_at, expires_at, attempt_id, attempted_at)
    select gen_random_uuid(), '${user.workspaceId}'::uuid, '${user.id}'::uuid, 'Post ' || n,
      (case when n % 2 = 0 then 'scheduled' else 'published' end)::post_status, at, at, at + interval '12 h',
      case when n % 2 = 1 then gen_random_uuid() end, case when n % 2 = 1 then at end
    from (select n, now() + n * interval '5 min' * (case when n % 2 = 0 then 1 else -1 end) as at
      from generate_series(1, 200000::int) n) s`);
    lap("posts");
  await load.$executeRawUnsafe(`    insert into publish_attempts (id, post_id, scheduling, member_sub, request_hash, sent_at, outcome)
    select attempt_id, id, 1, 'member', id::text, attempted_at, 'created' from posts where attempt_id is not null`);
    lap("attempts");
  });
  lap("indexes + commit");
  await db.$executeRawUnsafe("analyze");
  lap("analyze");
 }
});
