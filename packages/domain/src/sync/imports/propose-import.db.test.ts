import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { fakeDeps } from "../../testing/fake-deps";
import { fakeMemberFiles, memoryFiles } from "../../testing/fake-member-file";
import { startImport } from "../../testing/start-import";
import { advanceRun } from "../advance-run";
import { findDueRuns } from "../find-due-runs";
import { getSyncRun, listImports } from "../list-sync-runs";
import { SYNC_LIMITS } from "../model/sync-limits";
import type { FileItem } from "../ports/member-files";
import type { DueRun } from "../ports/sync-events";
import { confirmImport, discardImport } from "./confirm-import";
import { proposeImport } from "./propose-import";

const database = useTestDatabase({ max: 12 });
const FILE = { bytes: new Uint8Array([1, 2, 3]), fileName: "Analytics.xlsx" };
const MEASURED = new Date("2026-03-04T00:00:00Z");
const AT = Date.UTC(2026, 2, 2, 9);

const createItem = (number: number, impressions: number): FileItem => {
  const publishedAt = new Date(AT + number * 3_600_000);
  const urns = [`urn:li:share:${BigInt(publishedAt.getTime()) << 22n}`];
  const report = {
    urns,
    text: "x".repeat(300),
    contentType: "unknown",
    visibility: null,
    publishedAt,
  } as const;
  return { kind: "post", post: { report, metrics: { impressions } } };
};
const ITEMS: FileItem[] = [
  createItem(0, 10),
  createItem(1, 20),
  { kind: "day", day: { day: "2026-03-01", impressions: 30 } },
  { kind: "day", day: { day: "2026-03-03", followersGained: 2 } },
  { kind: "refused", refused: { row: 9, sheet: "ENGAGEMENT", reason: "date_future" } },
];

function createDeps(items: FileItem[] = ITEMS) {
  const deps = fakeDeps(database.db, {
    memberFiles: fakeMemberFiles("analytics_file", items, { measuredAt: MEASURED }),
  });
  const due: DueRun[] = [];
  const syncEvents = { runDue: (run: DueRun) => void due.push(run) };
  return { ...deps, files: memoryFiles(deps.files), syncEvents, due };
}
async function listWritten(userId: string) {
  const { linkedinPost, memberDailyMetrics } = database.db;
  return [
    await linkedinPost.count({ where: { userId } }),
    await memberDailyMetrics.count({ where: { userId } }),
  ];
}

test("what was recognised is shown before anything is written, and imported after a yes", async () => {
  const user = await createUser(database.db);
  const deps = createDeps();
  const proposed = await proposeImport(deps, toActor(user), FILE);
  expect(proposed).toMatchObject({
    status: "proposed",
    source: "analytics_file",
    fileName: "Analytics.xlsx",
    total: 5,
    created: 2,
    updated: 0,
    skipped: 0,
    refused: 1,
    report: [{ row: 9, sheet: "ENGAGEMENT", reason: "date_future" }],
    preview: { posts: 2, days: 2, newDays: 2, from: "2026-03-01", to: "2026-03-03" },
  });
  expect(proposed.preview!.samplePosts[0]).toEqual({
    publishedAt: "2026-03-02T09:00:00.000Z",
    text: "x".repeat(200),
    metrics: { impressions: 10 },
  });
  expect(await listWritten(user.id)).toEqual([0, 0]);
  expect(deps.due).toEqual([]);
  expect(await advanceRun(deps, proposed.id)).toBe("busy");

  const confirmed = await confirmImport(deps, toActor(user), proposed.id);
  expect(confirmed).toMatchObject({ status: "queued", preview: null, refused: 0, report: [], total: null });
  expect(deps.due).toEqual([{ runId: proposed.id, userId: user.id }]);
  expect(await advanceRun(deps, proposed.id)).toBe("ended");
  expect(await listWritten(user.id)).toEqual([2, 2]);
  expect(await getSyncRun(deps, toActor(user), proposed.id)).toMatchObject({ created: 2, refused: 1 });
  await expect(confirmImport(deps, toActor(user), proposed.id)).rejects.toMatchObject({
    code: "import_not_proposed",
  });
});

test("a preview counts what is known: posts of Takt, earlier files, newer figures", async () => {
  const user = await createUser(database.db);
  const [first] = ITEMS;
  const { report } = (first as Extract<FileItem, { kind: "post" }>).post;
  await createPost(database.db, user, {
    status: "published",
    linkedinUrn: report.urns[0],
    publishedAt: report.publishedAt,
  });
  expect(await proposeImport(createDeps(), toActor(user), FILE)).toMatchObject({
    created: 1,
    updated: 1,
    skipped: 0,
  });
  const deps = createDeps();
  const { id } = await startImport(deps, toActor(user), FILE);
  await advanceRun(deps, id);
  const again = await proposeImport(createDeps(), toActor(user), FILE);
  expect(again).toMatchObject({ created: 0, updated: 0, skipped: 2, preview: { newDays: 0 } });
  const newer = createDeps([createItem(0, 11), ...ITEMS.slice(1)]);
  expect(await proposeImport(newer, toActor(user), FILE)).toMatchObject({
    created: 0,
    updated: 1,
    skipped: 1,
  });
});

test("a post that a long file names again is counted once", async () => {
  const user = await createUser(database.db);
  const many = Array.from({ length: SYNC_LIMITS.batch }, (_, n) => createItem(n, 10));
  const deps = createDeps([...many, createItem(0, 10), createItem(SYNC_LIMITS.batch, 10)]);
  const counts = { created: SYNC_LIMITS.batch + 1, updated: 0, skipped: 1 };
  const { id } = await proposeImport(deps, toActor(user), FILE);
  expect(await getSyncRun(deps, toActor(user), id)).toMatchObject(counts);
  await confirmImport(deps, toActor(user), id);
  await advanceRun(deps, id);
  expect(await getSyncRun(deps, toActor(user), id)).toMatchObject(counts);
});

test("a file that waits is replaced by another one, discarded, or expires, with its bytes", async () => {
  const user = await createUser(database.db);
  const deps = createDeps();
  const first = await proposeImport(deps, toActor(user), FILE);
  const second = await proposeImport(deps, toActor(user), FILE);
  expect(await listImports(deps, toActor(user))).toMatchObject([{ id: second.id }]);
  expect(deps.files.stored.size).toBe(1);
  await expect(confirmImport(deps, toActor(user), first.id)).rejects.toMatchObject({
    code: "sync_run_not_found",
  });

  const other = await createUser(database.db);
  for (const act of [confirmImport, discardImport])
    await expect(act(deps, toActor(other), second.id)).rejects.toMatchObject({ code: "sync_run_not_found" });
  await discardImport(deps, toActor(user), second.id);
  expect(deps.files.stored.size).toBe(0);
  expect(await listImports(deps, toActor(user))).toEqual([]);

  const third = await proposeImport(deps, toActor(user), FILE);
  const createdAt = new Date(Date.now() - SYNC_LIMITS.proposalMs - 1_000);
  await database.db.syncRun.update({ where: { id: third.id }, data: { createdAt } });
  await expect(confirmImport(deps, toActor(user), third.id)).rejects.toMatchObject({
    code: "import_not_proposed",
  });
  await findDueRuns(deps);
  expect(await database.db.syncRun.count({ where: { userId: user.id } })).toBe(0);
  expect(deps.files.stored.size).toBe(0);
});

test("while one file is imported, none that waits can be confirmed", async () => {
  const user = await createUser(database.db);
  const deps = createDeps();
  const waiting = await proposeImport(deps, toActor(user), FILE);
  await database.db.syncRun.create({ data: { userId: user.id, source: "archive_file", status: "running" } });
  await expect(confirmImport(deps, toActor(user), waiting.id)).rejects.toMatchObject({
    code: "import_running",
  });
  await expect(proposeImport(deps, toActor(user), FILE)).rejects.toMatchObject({ code: "import_running" });
});
