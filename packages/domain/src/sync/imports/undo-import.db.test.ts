import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { recordMetrics } from "../../analytics/record-metrics";
import { toActor } from "../../testing/to-actor";
import { fakeDeps } from "../../testing/fake-deps";
import { fakeMemberFiles, memoryFiles } from "../../testing/fake-member-file";
import { startImport } from "../../testing/start-import";
import { advanceRun } from "../advance-run";
import { createDailyRuns } from "../find-due-runs";
import { listImports } from "../list-sync-runs";
import { mergeLinkedinPosts } from "../merge-linkedin-posts";
import { SYNC_LIMITS } from "../model/sync-limits";
import type { FileItem, FileSource } from "../ports/member-files";
import { undoImport } from "./undo-import";

const database = useTestDatabase({ max: 12 });
const DAY_MS = 86_400_000;
const FILE = { bytes: new Uint8Array([1]), fileName: "file" };
const START_MS = Date.UTC(2026, 2, 1);

const toReport = (number: number, text: string | null = null) => {
  const publishedAt = new Date(START_MS + number * DAY_MS);
  const urns = [`urn:li:share:${BigInt(publishedAt.getTime()) << 22n}`];
  return { urns, text, contentType: "unknown", visibility: null, publishedAt } as const;
};
const post = (number: number, text: string | null, impressions?: number): FileItem => ({
  kind: "post",
  post: { report: toReport(number, text), ...(impressions !== undefined && { metrics: { impressions } }) },
});
const day = (number: number, impressions: number): FileItem => ({
  kind: "day",
  day: { day: new Date(START_MS + number * DAY_MS).toISOString().slice(0, 10), impressions },
});

function createDeps(source: FileSource = "archive_file", items: FileItem[] = [], at = Date.UTC(2026, 3, 1)) {
  const memberFiles = fakeMemberFiles(source, items, { measuredAt: new Date(at) });
  const deps = fakeDeps(database.db, { memberFiles });
  return { ...deps, files: memoryFiles(deps.files) };
}
type User = Awaited<ReturnType<typeof createUser>>;

/** Imports a file with these items. */
async function importItems(user: User, source: FileSource, items: FileItem[], at?: number): Promise<string> {
  const deps = createDeps(source, items, at);
  const { id } = await startImport(deps, toActor(user), FILE);
  expect(await advanceRun(deps, id)).toBe("ended");
  return id;
}
const undo = (user: User, id: string) => undoImport(createDeps(), toActor(user), id);

/** All that imports write of a user, in a form that two states are compared by. */
async function getState(user: User) {
  const { db } = database;
  const [posts, metrics, days, rollups, postRollups] = await Promise.all([
    db.linkedinPost.findMany({ where: { userId: user.id }, orderBy: { publishedAt: "asc" } }),
    db.postMetrics.findMany({ where: { linkedinPost: { userId: user.id } }, orderBy: { measuredAt: "asc" } }),
    db.memberDailyMetrics.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } }),
    db.dailyRollup.findMany({ where: { userId: user.id }, orderBy: [{ day: "asc" }, { metric: "asc" }] }),
    db.postRollup.findMany({
      where: { linkedinPost: { userId: user.id } },
      orderBy: { linkedinPostId: "asc" },
    }),
  ]);
  return {
    posts: posts.map(({ seenAt: _, updatedAt: __, ...row }) => row),
    metrics,
    days,
    rollups,
    postRollups,
  };
}

test("an import into an empty account is undone to nothing, once", async () => {
  const user = await createUser(database.db);
  const id = await importItems(user, "analytics_file", [post(0, null, 10), post(1, null, 20), day(0, 30)]);
  expect(await listImports(createDeps(), toActor(user))).toMatchObject([
    { id, undoableUntil: expect.any(Date) as Date, undoneAt: null },
  ]);
  expect(await undo(user, id)).toMatchObject({
    undoneAt: expect.any(Date) as Date,
    remaining: 0,
    undoableUntil: null,
  });
  expect(await getState(user)).toEqual({ posts: [], metrics: [], days: [], rollups: [], postRollups: [] });
  await expect(undo(user, id)).rejects.toMatchObject({ code: "import_not_undoable" });
  expect(await database.db.importChange.count({ where: { userId: user.id } })).toBe(0);
});

test("what an import has overwritten is restored: texts, figures and days", async () => {
  const user = await createUser(database.db);
  await importItems(user, "archive_file", [post(0, "First"), post(1, "Second")]);
  await importItems(user, "analytics_file", [post(0, null, 10), day(0, 30)]);
  const before = await getState(user);
  const texts = await importItems(user, "archive_file", [
    post(0, "Edited"),
    post(1, "Second"),
    post(2, "Third"),
  ]);
  const figures = await importItems(
    user,
    "analytics_file",
    [post(0, null, 11), post(1, null, 5), day(0, 31), day(1, 7)],
    Date.UTC(2026, 3, 2),
  );
  expect(await getState(user)).not.toEqual(before);
  expect(await undo(user, figures)).toMatchObject({ remaining: 0 });
  expect(await undo(user, texts)).toMatchObject({ remaining: 0 });
  expect(await getState(user)).toEqual(before);
});

test("of two imports the earlier one is undone first: the later one's values stay until it is undone as well", async () => {
  const user = await createUser(database.db);
  const before = await getState(user);
  const first = await importItems(user, "archive_file", [post(0, "First"), post(1, "Second")]);
  const second = await importItems(user, "archive_file", [post(0, "Edited"), post(1, "Second")]);
  expect(await undo(user, first)).toMatchObject({ remaining: 2 });
  expect((await getState(user)).posts.map(({ text }) => text)).toEqual(["Edited", "Second"]);
  expect(await undo(user, second)).toMatchObject({ remaining: 0 });
  expect(await getState(user)).toEqual(before);
});

test("rows that have changed since stay, and are counted", async () => {
  const user = await createUser(database.db);
  const { db } = database;
  const id = await importItems(user, "analytics_file", [
    post(0, null, 10),
    post(1, null, 20),
    post(2, null, 3),
  ]);
  const [changed, measured] = (await getState(user)).posts;
  await db.$transaction((tx) =>
    mergeLinkedinPosts(tx, user.id, "community_api", [toReport(0, "From LinkedIn")], new Date()),
  );
  await db.$transaction((tx) =>
    recordMetrics(tx, user.id, {
      source: "community_api",
      measuredAt: new Date(),
      posts: [{ linkedinPostId: measured!.id, impressions: 25 }],
    }),
  );
  expect(await undo(user, id)).toMatchObject({ remaining: 2 });
  const { posts, metrics, postRollups } = await getState(user);
  expect(posts.map(({ id: postId }) => postId)).toEqual([changed!.id, measured!.id]);
  expect(metrics).toMatchObject([{ source: "community_api", impressions: 25 }]);
  expect(postRollups).toMatchObject([{ impressions: 25, sources: ["community_api"] }]);
});

test("what an import has overwritten and somebody has changed since stays, and is counted", async () => {
  const user = await createUser(database.db);
  const { db } = database;
  await importItems(user, "archive_file", [post(0, "First")]);
  await importItems(user, "analytics_file", [day(0, 30), day(1, 40)]);
  const texts = await importItems(user, "archive_file", [post(0, "Edited")]);
  const figures = await importItems(user, "analytics_file", [day(0, 31), day(1, 41)], Date.UTC(2026, 3, 2));
  await db.linkedinPost.updateMany({ where: { userId: user.id }, data: { text: "From LinkedIn" } });
  const [first] = (await getState(user)).days;
  await db.memberDailyMetrics.updateMany({
    where: { userId: user.id, day: first!.day },
    data: { impressions: 99 },
  });
  expect(await undo(user, figures)).toMatchObject({ remaining: 1 });
  expect(await undo(user, texts)).toMatchObject({ remaining: 1 });
  const { posts, days } = await getState(user);
  expect(posts.map(({ text }) => text)).toEqual(["From LinkedIn"]);
  expect(days.map(({ impressions }) => impressions)).toEqual([99, 40]);
});

test("a post of Takt that an import knew of first is known again when the import is undone", async () => {
  const user = await createUser(database.db);
  const report = toReport(0, "Mine");
  const id = await importItems(user, "archive_file", [post(0, "Mine")]);
  const own = await createPost(database.db, user, {
    status: "published",
    content: "Mine",
    hashtags: [],
    linkedinUrn: report.urns[0],
    publishedAt: report.publishedAt,
  });
  await undo(user, id);
  expect((await getState(user)).posts).toMatchObject([{ postId: own.id, text: "Mine", source: "takt" }]);
});

test("a post of Takt that an import has met stays as Takt knows it", async () => {
  const user = await createUser(database.db);
  const report = toReport(0, "Mine");
  const own = await createPost(database.db, user, {
    status: "published",
    content: "Mine",
    hashtags: [],
    linkedinUrn: report.urns[0],
    publishedAt: report.publishedAt,
  });
  const id = await importItems(user, "analytics_file", [post(0, null, 10), post(1, null, 4)]);
  await undo(user, id);
  const { posts, metrics } = await getState(user);
  expect(posts).toMatchObject([{ postId: own.id, text: "Mine", source: "takt" }]);
  expect(metrics).toEqual([]);
});

test("an import of several batches, whose rows meet twice, is undone to what was before", async () => {
  const user = await createUser(database.db);
  await importItems(user, "archive_file", [post(0, "First"), post(2, "Third")]);
  const before = await getState(user);
  const many = Array.from({ length: SYNC_LIMITS.batch }, (_, at) =>
    post(at, at === 0 ? "First" : `Post ${at}`),
  );
  const id = await importItems(user, "archive_file", [
    ...many,
    post(0, "Edited"),
    post(1, "Post 1, edited"),
    post(2, "Third, edited"),
  ]);
  expect((await getState(user)).posts.slice(0, 3).map(({ text }) => text)).toEqual([
    "Edited",
    "Post 1, edited",
    "Third, edited",
  ]);
  expect(await undo(user, id)).toMatchObject({ remaining: 0 });
  expect(await getState(user)).toEqual(before);
});

test("of several that undo at once one does, and another user's import is not there", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const id = await importItems(user, "archive_file", [post(0, "First")]);
  await expect(undo(other, id)).rejects.toMatchObject({ code: "sync_run_not_found" });
  const results = await Promise.allSettled([1, 2, 3].map(() => undo(user, id)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await database.db.linkedinPost.count({ where: { userId: user.id } })).toBe(0);
});

test("after its days an import is final, and only the last ones stay undoable", async () => {
  const user = await createUser(database.db);
  const ids: string[] = [];
  for (let n = 0; n <= SYNC_LIMITS.undoImports; n++)
    ids.push(await importItems(user, "archive_file", [post(n, `Post ${n}`)]));
  const undoable = async () =>
    (await listImports(createDeps(), toActor(user)))
      .flatMap(({ id, undoableUntil }) => (undoableUntil ? id : []))
      .reverse();
  expect(await undoable()).toEqual(ids.slice(1));
  const old = ids.at(-1)!;
  const finishedAt = new Date(Date.now() - (SYNC_LIMITS.undoDays + 1) * DAY_MS);
  await database.db.syncRun.updateMany({ where: { userId: user.id }, data: { finishedAt } });
  await expect(undo(user, old)).rejects.toMatchObject({ code: "import_not_undoable" });
  await createDailyRuns(createDeps());
  expect(await database.db.importChange.count({ where: { userId: user.id } })).toBe(0);
});
