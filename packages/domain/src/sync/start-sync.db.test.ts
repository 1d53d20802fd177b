import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import type { DueRun } from "./ports/sync-events";
import { startSync } from "./start-sync";

const database = useTestDatabase({ max: 12 });
const deps = () => fakeDeps(database.db);
const published = (user: { id: string; workspaceId: string }, overrides = {}) =>
  createPost(database.db, user, { status: "published", ...overrides });
/** Counts the connections to this database that wait for a lock. */
async function waiting(): Promise<number> {
  const [row] = await database.db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row!.count;
}
const getRow = ({ id }: { id: string }) => database.db.post.findUniqueOrThrow({ where: { id } });

test("a post counts as new once, then as skipped, and as updated after a change", async () => {
  const user = await createUser(database.db);
  const posts = [await published(user), await published(user), await published(user)];
  const first = await startSync(deps(), toActor(user));
  expect(first).toMatchObject({ new: 3, updated: 0, skipped: 0, sources: ["takt"] });
  expect(await startSync(deps(), toActor(user))).toMatchObject({ new: 0, updated: 0, skipped: 3 });
  await database.db.post.update({ where: { id: posts[0]!.id }, data: { content: "Changed" } });
  await published(user);
  expect(await startSync(deps(), toActor(user))).toMatchObject({ new: 1, updated: 1, skipped: 2 });
  expect(await startSync(deps(), toActor(user))).toMatchObject({ new: 0, updated: 0, skipped: 4 });
});

test("a token that LinkedIn no longer takes ends the connection and the sync", async () => {
  const user = await createUser(database.db, { linkedinConnectedAt: new Date(Date.now() - 3_600_000) });
  const checkToken = () => Promise.resolve({ kind: "unauthorized" as const, why: "revoked" as const });
  const sync = startSync(fakeDeps(database.db, { checkToken }), toActor(user));
  await expect(sync).rejects.toMatchObject({ code: "connection_inactive" });
  expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    linkedinStatus: "invalid",
    linkedinSyncedAt: null,
  });
  expect(await database.db.syncRun.count({ where: { userId: user.id } })).toBe(0);
});

test("a sync stores its time with the user, and changes neither the post nor updatedAt", async () => {
  const user = await createUser(database.db);
  const post = await published(user, { version: 7 });
  const { syncedAt } = await startSync(deps(), toActor(user));
  expect(await getRow(post)).toEqual(post);
  const row = await database.db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(Math.abs(row.linkedinSyncedAt!.getTime() - syncedAt.getTime())).toBeLessThan(10_000);
  expect(row.updatedAt).toEqual(user.updatedAt);
});

test("a sync counts only the actor's own published posts that are not deleted", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  for (const status of ["draft", "scheduled", "publishing", "failed", "cancelled", "unconfirmed"] as const)
    await createPost(database.db, user, { status });
  await published(user, { deletedAt: new Date() });
  const foreign = [await published(other), await published({ id: other.id, workspaceId: user.workspaceId })];
  expect(await startSync(deps(), toActor(user))).toMatchObject({ new: 0, updated: 0, skipped: 0 });
  for (const post of foreign) expect(await getRow(post)).toEqual(post);
});

test("a post is one row with what followers read, its kind, its URNs and its time", async () => {
  const user = await createUser(database.db);
  const post = await published(user, {
    content: "Text ",
    hashtags: ["one", "two"],
    visibility: "CONNECTIONS",
  });
  await createMedia(database.db, user, { postId: post.id, position: 0 });
  await createMedia(database.db, user, { postId: post.id, position: 1 });
  const unnamed = await published(user, { linkedinUrn: null });
  expect(await startSync(deps(), toActor(user))).toMatchObject({ new: 1, updated: 0, skipped: 1 });
  expect(await database.db.linkedinPost.findMany({ where: { userId: user.id } })).toMatchObject([
    {
      urn: post.linkedinUrn,
      otherUrns: [],
      postId: post.id,
      text: "Text\n\n#one #two",
      source: "takt",
      contentType: "multi_image",
      visibility: "CONNECTIONS",
      publishedAt: post.publishedAt,
    },
  ]);
  expect(await database.db.linkedinPost.count({ where: { postId: unnamed.id } })).toBe(0);
  expect(await database.db.syncRun.findMany({ where: { userId: user.id } })).toMatchObject([
    { source: "takt", status: "done", done: 2, total: 2, created: 1, updated: 0, skipped: 1, reason: null },
  ]);
});

test.each([
  ["text", {}],
  ["article", { linkSource: "https://example.com/article", linkTitle: "An article" }],
  ["poll", { pollQuestion: "Which?", pollOptions: ["One", "Two"], pollDuration: "ONE_DAY" }],
] as const)("the kind of a post of Takt is known: %s", async (contentType, content) => {
  const user = await createUser(database.db);
  await published(user, {
    ...content,
    ...("pollOptions" in content && { pollOptions: [...content.pollOptions] }),
  });
  await startSync(deps(), toActor(user));
  expect(await database.db.linkedinPost.findMany({ where: { userId: user.id } })).toMatchObject([
    { contentType },
  ]);
});

test("what was edited and deleted on LinkedIn through Takt is known", async () => {
  const user = await createUser(database.db);
  const [editedAt, removedAt] = [new Date("2026-11-20T10:00:00Z"), new Date("2026-11-21T10:00:00Z")];
  const post = await published(user, { editedAt, removedAt });
  const row = () => database.db.linkedinPost.findUniqueOrThrow({ where: { postId: post.id } });
  await startSync(deps(), toActor(user));
  expect(await row()).toMatchObject({ editedAt, removedAt });
});

test("a sync starts a run of each API that the actor lets Takt read posts by, one at a time", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  await createGrant(database.db, user, { product: "community" });
  await createGrant(database.db, user, { product: "portability" });
  await createGrant(database.db, other, { product: "community", scopes: ["r_member_postAnalytics"] });
  await createGrant(database.db, other, { product: "portability", status: "invalid" });
  const due: DueRun[] = [];
  const all = { ...deps(), syncEvents: { runDue: (run: DueRun) => void due.push(run) } };
  const running = ["community_api", "portability_api"];
  expect(await startSync(all, toActor(user))).toMatchObject({ sources: ["takt"], running });
  expect(await startSync(all, toActor(user))).toMatchObject({ running });
  expect(await startSync(all, toActor(other))).toMatchObject({ running: [] });
  const runs = await database.db.syncRun.findMany({ where: { source: { not: "takt" } } });
  expect(runs.map(({ id, userId }) => ({ runId: id, userId })).sort(byRun)).toEqual(due.sort(byRun));
  expect(due.map(({ userId }) => userId)).toEqual([user.id, user.id]);
});

const byRun = (one: DueRun, next: DueRun) => one.runId.localeCompare(next.runId);

test("no API is read that this installation has no app for, nor while LinkedIn has asked for a pause", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  expect(await startSync({ ...deps(), apiProducts: {} }, toActor(user))).toMatchObject({ running: [] });
  const base = { userId: user.id, source: "community_api", status: "failed" } as const;
  const paused = await database.db.syncRun.create({
    data: { ...base, resumeAt: new Date(Date.now() + 60_000) },
  });
  expect(await startSync(deps(), toActor(user))).toMatchObject({ running: [] });
  await database.db.syncRun.update({ where: { id: paused.id }, data: { resumeAt: new Date(0) } });
  expect(await startSync(deps(), toActor(user))).toMatchObject({ running: ["community_api"] });
});

test("two concurrent syncs count each post once", async () => {
  const user = await createUser(database.db);
  for (let n = 0; n < 20; n++) await published(user);
  // While this transaction holds the lock of the merge, both syncs have started and neither can finish.
  const { syncs } = await database.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`linkedin_posts:${user.id}`}, 0))`;
      const started = [1, 2].map(() => startSync(deps(), toActor(user)));
      await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
      return { syncs: started };
    },
    { timeout: 40_000 },
  );
  const counted = await Promise.all(syncs);
  const sum = (key: "new" | "updated" | "skipped") => counted.reduce((all, one) => all + one[key], 0);
  expect({ new: sum("new"), updated: sum("updated"), skipped: sum("skipped") }).toEqual({
    new: 20,
    updated: 0,
    skipped: 20,
  });
});

test.each(["none", "invalid"] as const)(
  "a sync with connection %s is refused and does not count toward the rate",
  async (status) => {
    const user = await createUser(database.db, { linkedinStatus: status });
    const post = await published(user);
    await expect(startSync(deps(), toActor(user))).rejects.toMatchObject({ code: "connection_inactive" });
    expect(await database.db.rateWindow.count({ where: { subject: user.id } })).toBe(0);
    expect(await getRow(post)).toEqual(post);
  },
);

test("a sync beyond the rate is refused with the seconds to wait", async () => {
  const user = await createUser(database.db);
  const clock = { now: () => Date.UTC(2026, 10, 22, 10, 59), sleep: () => Promise.resolve() };
  const at = { ...deps(), clock };
  for (let n = 0; n < RATE_LIMITS.sync.times; n++) await startSync(at, toActor(user));
  await expect(startSync(at, toActor(user))).rejects.toMatchObject({
    code: "rate_exceeded",
    data: { seconds: 60 },
  });
});
