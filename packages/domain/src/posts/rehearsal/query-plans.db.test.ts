import type { Db } from "@takt/db/client";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { loadRows } from "@takt/db/testing/load-rows";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { findKindOccasions } from "../../notifications/find-occasions";
import { toActor } from "../../testing/to-actor";
import { explainQueries } from "../../testing/explain-queries";
import { fakeDeps } from "../../testing/fake-deps";
import { plantPosts } from "../../testing/plant-posts";
import { rowsRead } from "../../testing/rows-read";
import { vacuumTable } from "../../testing/vacuum-table";
import { findTwins } from "./facts/find-twins";
import { readDay } from "./facts/read-day";
import { rehearseScheduled } from "./rehearse-scheduled";

const database = useTestDatabase();
const POSTS = 5_000;
const OTHERS = 10;
const SCHEDULED = 20_000;
const DAY_MS = 86_400_000;
let many: CreatedUser;

// A member with 5,000 posts, and ten others with as many in all: what was published has its attempt, its change and its
// row of sync, what is scheduled has findings of an earlier night. One of the others has posts of more than a year ahead.
beforeAll(async () => {
  const { db } = database;
  many = await createUser(db);
  const others: CreatedUser[] = [];
  for (let n = 0; n < OTHERS; n++) others.push(await createUser(db));
  await plantPosts(db, [
    { ...many, posts: POSTS },
    ...others.map((other) => ({ ...other, posts: POSTS / OTHERS })),
  ]);
  const tables = [
    "posts",
    "publish_attempts",
    "post_changes",
    "linkedin_posts",
    "post_rehearsals",
    "media_urns",
    "users",
    "workspaces",
  ];
  await loadRows(db, tables, async (load) => {
    await load.$executeRaw`
      insert into users (id, email, waitlist_status, updated_at)
      select gen_random_uuid(), n || '@many.example.com', 'active', now() from generate_series(1, 5000) n`;
    await load.$executeRaw`insert into workspaces (id, name) select gen_random_uuid(), email from users`;
    await load.$executeRaw`
      insert into posts (id, workspace_id, author_id, content, status, scheduled_at, due_at)
      select gen_random_uuid(), ${others[0]!.workspaceId}::uuid, ${others[0]!.id}::uuid, 'Post ' || n, 'scheduled', at, at
      from (select n, now() + n * interval '30 min' as at from generate_series(1, ${SCHEDULED}::int) n) s`;
    await load.$executeRaw`
      insert into publish_attempts (id, post_id, scheduling, member_sub, request_hash, text_hash, sent_at, outcome)
      select gen_random_uuid(), p.id, 1, u.linkedin_profile_id, p.id::text, p.id::text, p.published_at, 'created'
      from posts p join users u on u.id = p.author_id where p.published_at is not null`;
    await load.$executeRaw`
      insert into post_changes (id, post_id, kind, member_sub, urn, text_hash, sent_at, outcome)
      select gen_random_uuid(), post_id, 'edit', member_sub, '', text_hash, sent_at, 'done' from publish_attempts`;
    await load.$executeRaw`
      insert into linkedin_posts (id, user_id, urn, published_at, source, seen_at)
      select gen_random_uuid(), author_id, 'urn:li:share:' || row_number() over (), published_at, 'community_api', now()
      from posts where published_at is not null`;
    await load.$executeRaw`
      insert into post_rehearsals (post_id, version, codes, rehearsed_at)
      select id, version, '{duplicate}', now() - row_number() over () * interval '1 hour'
      from posts where status = 'scheduled'`;
    await load.$executeRaw`
      insert into media_urns (sha256, member_sub, urn, uploaded_at)
      select 'hash ' || n, ${many.linkedinProfileId}, 'urn:li:image:' || n, now() from generate_series(1, 5000) n`;
  });
  for (const table of tables) await vacuumTable(db, table);
});

const at = new Date(Date.now() + DAY_MS);
const memberSub = () => many.linkedinProfileId;
const postId = "00000000-0000-4000-8000-000000000000";
const cursor = { dueAt: at.toISOString(), id: postId };

/** How many rows and index entries each reads at most, and how. */
const statements: Record<string, { rows: number; run: (db: Db) => Promise<unknown> }> = {
  // Of the 48 hours before and after.
  "twins of a text": {
    rows: 150,
    run: (db) => findTwins({ db }, toActor(many), { postId, memberSub: memberSub(), text: "A text", at }),
  },
  // Of a day and a half.
  "the day of a time": {
    rows: 150,
    run: (db) => readDay({ db, callsPerDay: 150 }, toActor(many), { postId, memberSub: memberSub(), at }),
  },
  "the first batch of a night": { rows: 150, run: (db) => rehearseScheduled(fakeDeps(db), null) },
  // All of the seven days, which are few here, in the two scans that sort them.
  "a further batch": { rows: 2 * 7 * 48, run: (db) => rehearseScheduled(fakeDeps(db), cursor) },
  // Those of three days, each in the eight scans of a notification's way.
  "posts at risk": { rows: 8 * 72, run: (db) => findKindOccasions(fakeDeps(db), "post_at_risk") },
};

test.each(Object.entries(statements))("%s: few rows are read, by their indexes", async (_name, statement) => {
  const { db, plans } = explainQueries(database.db, { analyze: true });
  await statement.run(db);
  expect(plans.length).toBeGreaterThan(0);
  const plan = plans.join("\n");
  expect(plan).not.toMatch(/Seq Scan/);
  expect(rowsRead(plan)).toBeLessThanOrEqual(statement.rows);
});
