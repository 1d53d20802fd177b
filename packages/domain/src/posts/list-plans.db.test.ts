import type { Db } from "@takt/db/client";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { listActivity } from "../activity/list-activity";
import { toActor } from "../testing/to-actor";
import { explainQueries } from "../testing/explain-queries";
import { fakeDeps } from "../testing/fake-deps";
import { plantPosts } from "../testing/plant-posts";
import { rowsRead } from "../testing/rows-read";
import { vacuumTable } from "../testing/vacuum-table";
import { countLinkedinPosts } from "./connections/count-linkedin-posts";
import { getConnection } from "./connections/get-connection";
import { countPosts } from "./count-posts";
import { COUNT_LIMIT } from "./model/count-limit";
import { getNextPost } from "./get-next-post";
import { getOverview } from "./get-overview";
import { listCalendarPosts } from "./list-calendar-posts";
import { listNeeds } from "./list-needs";
import { listPosts } from "./list-posts";

const database = useTestDatabase();
// A fifth of what the benchmark has (npm run bench:procedures), and a tenth of others' posts: the plans are the same, and
// they are planted in seconds.
const POSTS = 20_000;
const OTHERS = 80;
const POSTS_OF_OTHERS = 1_000;
let many: CreatedUser;
let few: CreatedUser;

beforeAll(async () => {
  const { db } = database;
  many = await createUser(db);
  const others: CreatedUser[] = [];
  for (let n = 0; n < OTHERS; n++) others.push(await createUser(db));
  few = others[40]!;
  await plantPosts(db, [
    { ...many, posts: POSTS },
    ...others.map((other) => ({ ...other, posts: POSTS_OF_OTHERS })),
  ]);
  await db.$executeRaw`
    insert into linkedin_posts (id, user_id, urn, post_id, published_at, source, seen_at)
    select gen_random_uuid(), author_id, 'urn:li:share:' || row_number() over (), case k when 1 then id end, published_at,
      'community_api', now()
    from posts cross join generate_series(1, 2) k
    where published_at is not null and author_id <> ${many.id}::uuid`;
  await plantLabels(db);
  // Of users too, or autovacuum does it at some time between the tests.
  for (const table of ["linkedin_posts", "labels", "post_labels", "users", "workspaces", "approval_stages"])
    await vacuumTable(db, table);
});

/** Of each member a label on every third post, and one on every five hundredth. */
const LABELS = { common: 3, rare: 500 };

async function plantLabels(db: Db): Promise<void> {
  for (const [name, every] of Object.entries(LABELS)) {
    await db.$executeRaw`
      insert into labels (id, user_id, workspace_id, name, folded_name, color)
      select gen_random_uuid(), author_id, workspace_id, ${name}, ${name}, 'teal' from posts group by author_id, workspace_id`;
    await db.$executeRaw`
      insert into post_labels (post_id, label_id)
      select p.id, l.id from posts p join labels l on l.user_id = p.author_id and l.name = ${name}
      where substring(p.content from 'Nummer (\\d+)$')::int % ${every}::int = 0`;
  }
}

async function listLabeled(db: Db, user: CreatedUser, name: keyof typeof LABELS, status?: "published") {
  const label = await database.db.label.findFirstOrThrow({ where: { userId: user.id, name } });
  return list(db, user, { label: label.id, ...(status && { status }) });
}

const DAY_MS = 86_400_000;
const cursor = `${Date.now() - 3 * DAY_MS}_00000000-0000-4000-8000-000000000000`;
const month = { from: new Date(Date.now() - 30 * DAY_MS), to: new Date(Date.now() + 5 * DAY_MS) };

type Case = {
  /** The indexes that must be used for many posts; for few, several are as good. */
  index: RegExp;
  /** Rows and index entries that it reads at most. */
  rows: number;
  run: (db: Db, user: CreatedUser) => Promise<unknown>;
};

const list = (db: Db, user: CreatedUser, input: Partial<Parameters<typeof listPosts>[2]>) =>
  listPosts(fakeDeps(db), toActor(user), { limit: 30, ...input });
// A post of a list brings its author, its files, what LinkedIn says of it and its figures: twelve rows.
const PAGE = 31 * 12;
// A search looks through the first posts of the list, once, and reads what it has found of them four times.
const FIRST_POSTS_ROWS = 5 * 500;

const queries: Record<string, Case> = {
  "the list": {
    index: /posts_workspace_id_updated_at_id_idx/,
    rows: PAGE,
    run: (db, user) => list(db, user, {}),
  },
  "a deep page": {
    index: /posts_workspace_id_updated_at_id_idx[^\n]*\n\s*Index Cond: [^\n]*ROW\(/,
    rows: PAGE,
    run: (db, user) => list(db, user, { cursor }),
  },
  "the list of one status": {
    index: /posts_workspace_id_status_updated_at_id_idx/,
    rows: PAGE,
    run: (db, user) => list(db, user, { status: "failed" }),
  },
  "the list of a status that no post has": {
    index: /posts_workspace_id_status_updated_at_id_idx/,
    rows: 0,
    run: (db, user) => list(db, user, { status: "unconfirmed" }),
  },
  "the list of deleted posts": {
    index: /posts_workspace_id_deleted_at_status_idx/,
    rows: PAGE,
    run: (db, user) => list(db, user, { status: "deleted" }),
  },
  "the list of what is scheduled, by its time": {
    index: /posts_scheduled_idx/,
    rows: PAGE,
    run: (db, user) => list(db, user, { status: "scheduled" }),
  },
  "a deep page of what is published, by its time": {
    index: /posts_published_idx/,
    rows: PAGE,
    run: (db, user) => list(db, user, { status: "published", cursor }),
  },
  "the list of a label that many posts have": {
    index: /posts_workspace_id_updated_at_id_idx|post_labels_label_id_post_id_idx/,
    rows: 6 * 31 + 2 * PAGE,
    run: (db, user) => listLabeled(db, user, "common"),
  },
  "the list of a label that few posts have": {
    index: /post_labels_label_id_post_id_idx/,
    rows: 3 * (POSTS / LABELS.rare) + 2 * PAGE,
    run: (db, user) => listLabeled(db, user, "rare"),
  },
  "the published posts of a label that few posts have": {
    index: /post_labels_label_id_post_id_idx/,
    rows: 3 * (POSTS / LABELS.rare) + 2 * PAGE,
    run: (db, user) => listLabeled(db, user, "rare", "published"),
  },
  "the list of posts that are held back": {
    index: /posts_(workspace_id_status_updated_at_id|scheduled)_idx/,
    // It looks for them among the scheduled ones.
    rows: POSTS / 20 + PAGE,
    run: (db, user) => list(db, user, { status: "held" }),
  },
  "the search of a common word": {
    // The index of words is not asked.
    index: /posts_workspace_id_updated_at_id_idx[^]*post_search_words_idx[^\n]*never executed/,
    rows: FIRST_POSTS_ROWS + 2 * PAGE,
    run: (db, user) => list(db, user, { search: "übung" }),
  },
  "the search of what one post says": {
    index: /post_search_words_idx/,
    rows: FIRST_POSTS_ROWS + 200,
    run: (db, user) => list(db, user, { search: "Nummer 777" }),
  },
  "the search of what others say": {
    index: /post_search_words_idx/,
    rows: FIRST_POSTS_ROWS + 200,
    run: (db, user) => list(db, user, { search: "Nummer 10000" }),
  },
  "the search of what nobody says": {
    index: /post_search_words_idx/,
    rows: FIRST_POSTS_ROWS,
    run: (db, user) => list(db, user, { search: "no such words" }),
  },
  "a short search that the first posts answer": {
    index: /posts_workspace_id_updated_at_id_idx[^]*post_search_words_idx[^\n]*never executed/,
    rows: FIRST_POSTS_ROWS + 2 * PAGE,
    run: (db, user) => list(db, user, { search: "üb" }),
  },
  "a short search of what nobody says": {
    // By the workspace alone: without three letters the index of words would read everybody's.
    index:
      /post_search_words_idx [^\n]*actual rows=\d+[^\n]*\n\s*Index Cond: \(workspace_id = '[^']+'::uuid\)\n/,
    // The entries of the workspace, and the rows.
    rows: FIRST_POSTS_ROWS + 2 * POSTS,
    run: (db, user) => list(db, user, { search: "qx" }),
  },
  "the counts": {
    index:
      /Index Only Scan using posts_workspace_id_deleted_at_status_idx[^]*Index Only Scan using posts_scheduled_idx/,
    // Entries of indexes alone: of published posts up to the limit, and of a fifth of all in other states.
    rows: COUNT_LIMIT + POSTS / 5,
    run: (db, user) => countPosts(fakeDeps(db), toActor(user)),
  },
  "the connection": {
    index: /Index Only Scan using posts_next_idx/,
    rows: POSTS / 20 + 2,
    run: (db, user) => getConnection({ db }, toActor(user)),
  },
  "the next post": {
    index: /posts_next_idx/,
    // And all memberships, which are on one page here.
    rows: 4 + OTHERS + 1,
    run: (db, user) => getNextPost({ db }, toActor(user)),
  },
  "the number of posts on LinkedIn": {
    index:
      /Index Only Scan using linkedin_posts_user_id_removed_at_post_id_idx[^]*Index Scan using posts_calendar_idx/,
    // No sync has told of the many, and of the few of each twice.
    rows: Math.max(COUNT_LIMIT + 2, 6 * POSTS_OF_OTHERS),
    run: (db, user) => countLinkedinPosts({ db }, toActor(user)),
  },
  "the calendar": {
    index: /posts_calendar_idx[^]*Index Only Scan using posts_calendar_idx/,
    // Ten posts a day with what belongs to them, and the entries of 41 a day.
    rows: 36 * (10 * 8 + 41),
    run: (db, user) => listCalendarPosts({ db }, toActor(user), month),
  },
  "what needs the user": {
    index: /posts_workspace_id_status_updated_at_id_idx/,
    rows: 14 * 43 + 5 * 8,
    run: (db, user) => listNeeds({ db }, toActor(user)),
  },
  "the overview": {
    index: /posts_workspace_id_(status_updated_at_id|deleted_at_status)_idx/,
    rows: 2 * COUNT_LIMIT + 14 * 43,
    run: (db, user) => getOverview({ db }, toActor(user)),
  },
  "the activity": {
    index: /posts_workspace_id_status_updated_at_id_idx/,
    rows: 7 * 10,
    run: (db, user) => listActivity({ db }, toActor(user), { limit: 10 }),
  },
};

test.each(Object.entries(queries))(
  "%s of a member with 20,000 posts is read by its index",
  async (_, query) => {
    const plan = await getQueryPlan(query, many);
    expect(plan).toMatch(query.index);
    expectFewRows(plan, query);
  },
);

test.each(Object.entries(queries))("%s of a member with 1,000 posts reads no table", async (_, query) => {
  expectFewRows(await getQueryPlan(query, few), query);
});

async function getQueryPlan({ run }: Case, user: CreatedUser): Promise<string> {
  const { db, plans } = explainQueries(database.db, { analyze: true });
  await run(db, user).catch((cause: unknown) => {
    // The result is empty here, which not every caller expects: only the plan counts.
    if (plans.length === 0) throw cause;
  });
  return plans.join("\n");
}

function expectFewRows(plan: string, { rows }: Case) {
  expect(plan).not.toMatch(/Seq Scan on (posts|post_search|post_labels|media|linkedin_posts)/);
  expect(rowsRead(plan)).toBeLessThanOrEqual(rows);
}
