import { randomUUID } from "node:crypto";
import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import { loadRows } from "@takt/db/testing/load-rows";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { checkHealth } from "../../health/check-health";
import { explainQueries } from "../../testing/explain-queries";
import { fakeDeps } from "../../testing/fake-deps";
import { claim } from "./claim";
import { confirm } from "./confirm";
import { expirePosts } from "./expire-posts";
import { findUnpreparedPosts, findUnready } from "./find-unprepared-posts";
import { hasSibling } from "./duplicates";
import { deferToNextDay } from "./defer-to-next-day";
import { readPublishable } from "./read-publishable";
import { reject } from "./reject";
import { release } from "./release";
import { resolveAgain } from "./resolve-again";
import { settleLost } from "./settle-lost";
import { claimResend } from "./claim-resend";
import { queueDuePosts } from "./queue-due-posts";
import { withdrawPosts } from "./withdraw-posts";

const database = useTestDatabase();
const POSTS = 100_000;

beforeAll(async () => {
  const { db } = database;
  const user = await createUser(db);
  // 100,000 posts in the future, and as many in the past.
  await loadRows(db, ["posts", "publish_attempts"], async (load) => {
    await load.$executeRaw`
      insert into posts (id, workspace_id, author_id, content, status, zone_rules, scheduled_at, due_at, expires_at, attempt_id, attempted_at)
      select gen_random_uuid(), ${user.workspaceId}::uuid, ${user.id}::uuid, 'Post ' || n,
        (case when n % 2 = 0 then 'scheduled' else 'published' end)::post_status, '2099a', at, at, at + interval '12 h',
        case when n % 2 = 1 then gen_random_uuid() end, case when n % 2 = 1 then at end
      from (select n, now() + n * interval '5 min' * (case when n % 2 = 0 then 1 else -1 end) as at
        from generate_series(1, ${2 * POSTS}::int) n) s`;
    await load.$executeRaw`
      insert into publish_attempts (id, post_id, scheduling, member_sub, request_hash, text_hash, sent_at, outcome)
      select attempt_id, id, 1, 'member', id::text, id::text, attempted_at, 'created' from posts where attempt_id is not null`;
  });
  await db.$executeRawUnsafe("analyze");
});

const id = randomUUID();
const statements: Record<string, (db: Db) => Promise<unknown>> = {
  expire: (db) => expirePosts({ db }),
  withdraw: (db) => withdrawPosts({ db }),
  "take due": (db) => queueDuePosts({ db }),
  "resolve again": (db) => resolveAgain({ db }, { version: "2099a", findInstants: () => null }),
  "find unprepared": (db) => findUnpreparedPosts({ db }),
  "find unready": (db) => findUnready({ db }, [id]),
  "settle lost": (db) => settleLost({ db }),
  read: (db) => readPublishable({ db }, [id]),
  claim: (db) =>
    claim({ db }, [
      {
        postId: id,
        version: 1,
        attemptId: id,
        memberSub: "member",
        requestHash: "hash",
        textHash: "text",
        resolvable: true,
      },
    ]),
  confirm: (db) =>
    confirm({ db }, [
      {
        postId: id,
        attemptId: id,
        callId: id,
        urn: null,
        outcome: "created",
        httpStatus: 201,
        requestId: null,
      },
    ]),
  reject: (db) => reject({ db }, id, id, "refused", null),
  release: (db) => release(db, { postId: id, attemptId: id, retryAt: null, reason: "missed", message: null }),
  "defer to the next day": (db) => deferToNextDay(db, { id, version: 1 }),
  "claim re-send": (db) => claimResend({ db }, id, id, id, "hash"),
  sibling: (db) => hasSibling({ db }, id),
  health: (db) => checkHealth({ ...fakeDeps(db), db }),
};

test.each(Object.keys(statements))("%s uses no sequential scan", async (name) => {
  const { db, plans } = explainQueries(database.db);
  // The result is empty here, which not every caller expects: only the plan counts.
  await statements[name]!(db).catch((cause: unknown) => {
    if (plans.length === 0) throw cause;
  });
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.join("\n")).not.toMatch(/Seq Scan on (posts|publish_attempts)/);
});
