import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { explainQueries } from "../testing/explain-queries";
import { listActivity, listActivityInput } from "./list-activity";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 22, 12);
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000);
const TEN = { limit: 10 };

const bookmark = (
  user: { id: string; workspaceId: string },
  title: string,
  createdAt: Date,
  deletedAt: Date | null = null,
) =>
  database.db.topic.create({
    data: {
      userId: user.id,
      workspaceId: user.workspaceId,
      title,
      source: "typed",
      language: "en",
      createdAt,
      deletedAt,
    },
  });

test("each event is listed once, newest first", async () => {
  const user = await createUser(database.db, {
    linkedinConnectedAt: minutesAgo(100),
    linkedinSyncedAt: minutesAgo(5),
  });
  const post = async (status: "draft" | "scheduled" | "failed" | "cancelled", minutes: number) =>
    (await createPost(database.db, user, { status, content: status, updatedAt: minutesAgo(minutes) })).id;
  const failed = await post("failed", 10);
  const draft = await post("draft", 20);
  const scheduled = await post("scheduled", 30);
  const cancelled = await post("cancelled", 40);
  const published = await createPost(database.db, user, {
    status: "published",
    content: "published",
    publishedAt: minutesAgo(50),
    updatedAt: minutesAgo(49),
  });
  const unconfirmed = await createPost(database.db, user, {
    status: "unconfirmed",
    content: "unconfirmed",
    attemptedAt: minutesAgo(60),
    updatedAt: minutesAgo(1),
  });
  await bookmark(user, "A topic", minutesAgo(70));
  await createPost(database.db, user, { status: "publishing", updatedAt: minutesAgo(0) });
  expect(await listActivity(database, toActor(user), TEN)).toEqual([
    { kind: "synced", at: minutesAgo(5) },
    { kind: "post_failed", at: minutesAgo(10), post: { id: failed, excerpt: "failed" } },
    { kind: "post_created", at: minutesAgo(20), post: { id: draft, excerpt: "draft" } },
    { kind: "post_scheduled", at: minutesAgo(30), post: { id: scheduled, excerpt: "scheduled" } },
    { kind: "post_cancelled", at: minutesAgo(40), post: { id: cancelled, excerpt: "cancelled" } },
    { kind: "post_published", at: minutesAgo(50), post: { id: published.id, excerpt: "published" } },
    { kind: "post_unconfirmed", at: minutesAgo(60), post: { id: unconfirmed.id, excerpt: "unconfirmed" } },
    { kind: "topic_bookmarked", at: minutesAgo(70), topic: { title: "A topic" } },
    { kind: "connection_connected", at: minutesAgo(100) },
  ]);
});

test("the list has as many entries as requested, of any kind, with the beginning of each text", async () => {
  const user = await createUser(database.db, { linkedinConnectedAt: null });
  for (let n = 0; n < 12; n++)
    await createPost(database.db, user, { content: "ä".repeat(500), updatedAt: minutesAgo(n * 2) });
  for (let n = 0; n < 12; n++) await bookmark(user, `Topic ${n}`, minutesAgo(n * 2 + 1));
  const list = await listActivity(database, toActor(user), TEN);
  expect(list.map(({ at }) => at)).toEqual(Array.from({ length: 10 }, (_, n) => minutesAgo(n)));
  expect(list[0]!.post!.excerpt).toBe("ä".repeat(280));
  expect(await listActivity(database, toActor(user), { limit: 1 })).toHaveLength(1);
});

test("deleted rows and those of other workspaces are not listed, those of other members are", async () => {
  const user = await createUser(database.db, { linkedinConnectedAt: null });
  const other = await createUser(database.db);
  await createPost(database.db, user, { deletedAt: new Date() });
  await bookmark(user, "Removed", minutesAgo(1), new Date());
  for (const owner of [other, { id: user.id, workspaceId: other.workspaceId }]) {
    await createPost(database.db, owner);
    await bookmark(owner, "Foreign", minutesAgo(1));
  }
  expect(await listActivity(database, toActor(user), TEN)).toEqual([]);
  const colleague = { id: other.id, workspaceId: user.workspaceId };
  const post = await createPost(database.db, colleague);
  await bookmark(colleague, "Shared", minutesAgo(1));
  expect(await listActivity(database, toActor(user), TEN)).toMatchObject([
    { kind: "post_created", post: { id: post.id } },
    { kind: "topic_bookmarked", topic: { title: "Shared" } },
  ]);
});

test.each([
  [{}, true],
  [{ limit: 1 }, true],
  [{ limit: 50 }, true],
  [{ limit: 0 }, false],
  [{ limit: 51 }, false],
  [{ limit: 2.5 }, false],
  [{ limit: 10, kind: "synced" }, false],
])("input %o: %s", (input, possible) => {
  expect(listActivityInput.safeParse(input).success).toBe(possible);
});

test("no table is scanned for many posts of many users", async () => {
  const user = await createUser(database.db);
  const others = await Promise.all(Array.from({ length: 20 }, () => createUser(database.db)));
  for (const { id, workspaceId } of [user, ...others])
    await database.db.$executeRaw`
      insert into posts (id, workspace_id, author_id, content, status, updated_at)
      select gen_random_uuid(), ${workspaceId}::uuid, ${id}::uuid, 'Post ' || n, 'published', now() - n * interval '1 min'
      from generate_series(1, 1000) n`;
  await database.db.$executeRawUnsafe("analyze posts");
  const { db, plans } = explainQueries(database.db);
  await listActivity({ db }, toActor(user), TEN);
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toContain("Seq Scan on posts");
});
