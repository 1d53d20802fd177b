import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { DomainError } from "../shared/domain-error";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { fakeMemberFiles, memoryFiles } from "../testing/fake-member-file";
import { startImport } from "../testing/start-import";
import { advanceRun } from "./advance-run";
import { createDailyRuns, findDueRuns } from "./find-due-runs";
import { confirmImport } from "./imports/confirm-import";
import { proposeImport } from "./imports/propose-import";
import { getSyncRun, listImports } from "./list-sync-runs";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import type { FileItem, MemberFiles } from "./ports/member-files";
import type { DueRun } from "./ports/sync-events";

const database = useTestDatabase({ max: 12 });
const START_MS = Date.UTC(2026, 2, 1);
const HOUR_MS = 3_600_000;
const FILE = { bytes: new Uint8Array([1, 2, 3]), fileName: "Shares.csv" };

/** A post an hour, and a refused row after each tenth. */
const toItems = (count: number): FileItem[] =>
  Array.from({ length: count }, (_, at): FileItem => {
    if (at % 10 === 9) return { kind: "refused", refused: { row: at + 2, reason: "date_invalid" } };
    const publishedAt = new Date(START_MS + at * HOUR_MS);
    const urns = [`urn:li:share:${BigInt(publishedAt.getTime()) << 22n}`];
    const report = {
      urns,
      text: `Post ${at}`,
      contentType: "unknown",
      visibility: null,
      publishedAt,
    } as const;
    return { kind: "post", post: { report } };
  });

function createDeps(memberFiles: MemberFiles = fakeMemberFiles("archive_file", toItems(10))) {
  const deps = fakeDeps(database.db, { memberFiles });
  const due: DueRun[] = [];
  return {
    ...deps,
    files: memoryFiles(deps.files),
    syncEvents: { runDue: (run: DueRun) => void due.push(run) },
    due,
  };
}
const listRows = async (userId: string) =>
  (await database.db.linkedinPost.findMany({ where: { userId }, orderBy: { publishedAt: "asc" } })).map(
    ({ urn, text, source, publishedAt }) => ({ urn, text, source, publishedAt }),
  );
const getRun = ({ id }: { id: string }) => database.db.syncRun.findUniqueOrThrow({ where: { id } });
/** Lets the lease of a run lapse, as it does a minute after its process died. */
const lapse = (id: string) =>
  database.db.syncRun.update({ where: { id }, data: { leasedUntil: new Date(Date.now() - 1000) } });

test("an import waits for its job, is read in batches, reports what it refused and removes its file", async () => {
  const user = await createUser(database.db);
  const deps = createDeps(fakeMemberFiles("archive_file", toItems(1200)));
  const run = await startImport(deps, toActor(user), FILE);
  expect(run).toMatchObject({
    source: "archive_file",
    status: "queued",
    done: 0,
    total: null,
    fileName: "Shares.csv",
  });
  expect(deps.due).toEqual([{ runId: run.id, userId: user.id }]);
  expect(deps.files.stored.size).toBe(1);
  expect(await advanceRun(deps, run.id)).toBe("ended");
  const counts = { done: 1200, total: 1200, created: 1080, updated: 0, skipped: 0, refused: 120 };
  const ended = await getSyncRun(deps, toActor(user), run.id);
  expect(ended).toMatchObject({
    status: "done",
    ...counts,
    reason: null,
    finishedAt: expect.any(Date) as Date,
  });
  expect(ended.report).toHaveLength(120);
  expect(ended.report[0]).toEqual({ row: 11, reason: "date_invalid" });
  expect(deps.files.stored.size).toBe(0);
  expect((await getRun(run)).storageKey).toBeNull();
  expect(await advanceRun(deps, run.id)).toBe("busy");
});

test("an import whose process dies anywhere ends in the same rows and counts", async () => {
  const whole = await createUser(database.db);
  const items = toItems(1200);
  const deps = createDeps(fakeMemberFiles("archive_file", items));
  const expected = await startImport(deps, toActor(whole), FILE);
  await advanceRun(deps, expected.id);
  const { created, skipped, refused, report, done, total } = await getRun(expected);
  for (const breakAt of [0, 1, 499, 500, 777, 1000, 1199]) {
    const user = await createUser(database.db);
    const run = await startImport(deps, toActor(user), FILE);
    const dying = { ...deps, memberFiles: fakeMemberFiles("archive_file", items, { breakAt }) };
    await expect(advanceRun(dying, run.id)).rejects.toThrow("the process dies");
    expect(await advanceRun(deps, run.id)).toBe("busy");
    await lapse(run.id);
    expect(await findDueRuns(deps)).toContainEqual({ runId: run.id, userId: user.id });
    expect(await advanceRun(deps, run.id)).toBe("ended");
    expect(await getRun(run)).toMatchObject({ created, skipped, refused, report, done, total });
    expect(await listRows(user.id)).toEqual(await listRows(whole.id));
  }
});

test("a process that comes back after its lease writes nothing twice", async () => {
  const user = await createUser(database.db);
  const items = toItems(1200);
  const deps = createDeps(fakeMemberFiles("archive_file", items));
  const run = await startImport(deps, toActor(user), FILE);
  let outcome = "";
  // The first process stops between two batches, and the second one takes its run over in the meantime.
  const paused: MemberFiles = {
    detect: deps.memberFiles.detect,
    open: () =>
      Promise.resolve({
        total: items.length,
        measuredAt: null,
        items: (async function* () {
          for (const [at, item] of items.entries()) {
            if (at === 600) {
              await lapse(run.id);
              outcome = await advanceRun(deps, run.id);
            }
            yield item;
          }
        })(),
      }),
  };
  expect(await advanceRun({ ...deps, memberFiles: paused }, run.id)).toBe("busy");
  expect(outcome).toBe("ended");
  expect(await getRun(run)).toMatchObject({
    status: "done",
    done: 1200,
    created: 1080,
    skipped: 0,
    refused: 120,
  });
  expect(await listRows(user.id)).toHaveLength(1080);
});

test("a file that brings only newer figures of a known post updates it", async () => {
  const user = await createUser(database.db);
  const sheet = (impressions: number[]) =>
    toItems(impressions.length).map((item, at) =>
      item.kind === "post"
        ? { ...item, post: { ...item.post, metrics: { impressions: impressions[at]! } } }
        : item,
    );
  const counts = [];
  for (const impressions of [
    [10, 20],
    [10, 21],
    [10, 21],
  ]) {
    const deps = createDeps(fakeMemberFiles("analytics_file", sheet(impressions)));
    const { id } = await startImport(deps, toActor(user), FILE);
    await advanceRun(deps, id);
    const { created, updated, skipped } = await getRun({ id });
    counts.push({ created, updated, skipped });
  }
  expect(counts).toEqual([
    { created: 2, updated: 0, skipped: 0 },
    { created: 0, updated: 1, skipped: 1 },
    { created: 0, updated: 0, skipped: 2 },
  ]);
});

test("a slice that is over gives the run back, and the next one goes on", async () => {
  const user = await createUser(database.db);
  const deps = createDeps(fakeMemberFiles("archive_file", toItems(1200)));
  const run = await startImport(deps, toActor(user), FILE);
  const outcomes = [];
  for (let slice = 0; slice < 3; slice++) outcomes.push(await advanceRun(deps, run.id, 0));
  expect(outcomes).toEqual(["more", "more", "ended"]);
  expect(await getRun(run)).toMatchObject({ status: "done", created: 1080 });
});

test("a file that turns out to be damaged keeps what was read, and says why it ended", async () => {
  const user = await createUser(database.db);
  const broken: MemberFiles = {
    detect: () => Promise.resolve("archive_file"),
    open: () => Promise.reject(new DomainError("import_damaged")),
  };
  const deps = createDeps();
  const run = await startImport(deps, toActor(user), FILE);
  expect(await advanceRun({ ...deps, memberFiles: broken }, run.id)).toBe("ended");
  expect(await getRun(run)).toMatchObject({ status: "failed", reason: "import_damaged", storageKey: null });
  expect(deps.files.stored.size).toBe(0);
});

test("the metrics of a spreadsheet belong to the posts and days that it names", async () => {
  const user = await createUser(database.db);
  const own = await createPost(database.db, user, { status: "published", content: "Mine", hashtags: [] });
  const minted = BigInt(own.publishedAt!.getTime() + 1500) << 22n;
  const report = {
    urns: [`urn:li:activity:${minted}`],
    text: null,
    contentType: "unknown",
    visibility: null,
    publishedAt: own.publishedAt!,
  } as const;
  const measuredAt = new Date(Date.now() - HOUR_MS);
  const items: FileItem[] = [
    { kind: "post", post: { report, metrics: { impressions: 800, engagements: 9 } } },
    { kind: "day", day: { day: "2026-03-02", impressions: 1000, engagements: 12 } },
    { kind: "day", day: { day: "2026-03-02", followersGained: 3 } },
  ];
  const deps = createDeps(fakeMemberFiles("analytics_file", items, { measuredAt }));
  const run = await startImport(deps, toActor(user), FILE);
  await advanceRun(deps, run.id);
  const [post] = await database.db.linkedinPost.findMany({
    where: { userId: user.id },
    include: { metrics: true },
  });
  expect(post).toMatchObject({
    urn: own.linkedinUrn,
    otherUrns: report.urns,
    postId: own.id,
    text: "Mine",
    source: "takt",
    metrics: [{ source: "analytics_file", measuredAt, impressions: 800, engagements: 9, reactions: null }],
  });
  expect(await database.db.memberDailyMetrics.findMany({ where: { userId: user.id } })).toMatchObject([
    { impressions: 1000, engagements: 12, followersGained: 3, followers: null, measuredAt },
  ]);
});

test("one file of a user is imported at a time, however often it is confirmed at once", async () => {
  const user = await createUser(database.db);
  const deps = createDeps();
  const { id } = await proposeImport(deps, toActor(user), FILE);
  const results = await Promise.allSettled([1, 2, 3].map(() => confirmImport(deps, toActor(user), id)));
  const refusals = results.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  expect(refusals).toMatchObject([{ code: "import_running" }, { code: "import_running" }]);
  await expect(proposeImport(deps, toActor(user), FILE)).rejects.toMatchObject({ code: "import_running" });
  expect(deps.files.stored.size).toBe(1);
  await advanceRun(deps, deps.due[0]!.runId);
  await startImport(deps, toActor(user), FILE);
});

test("a file that is not LinkedIn's starts nothing and counts toward the rate", async () => {
  const user = await createUser(database.db);
  const detect = () => Promise.reject(new DomainError("import_unknown"));
  const deps = createDeps({ ...createDeps().memberFiles, detect });
  for (let n = 0; n < RATE_LIMITS.import.times; n++)
    await expect(startImport(deps, toActor(user), FILE)).rejects.toMatchObject({ code: "import_unknown" });
  await expect(startImport(deps, toActor(user), FILE)).rejects.toMatchObject({ code: "rate_exceeded" });
  expect(await database.db.syncRun.count({ where: { userId: user.id } })).toBe(0);
  expect(deps.files.stored.size).toBe(0);
});

test("a user's runs are theirs alone", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const deps = createDeps();
  const run = await startImport(deps, toActor(user), FILE);
  expect(await listImports(deps, toActor(user))).toMatchObject([{ id: run.id }]);
  expect(await listImports(deps, toActor(other))).toEqual([]);
  await expect(getSyncRun(deps, toActor(other), run.id)).rejects.toMatchObject({
    code: "sync_run_not_found",
  });
});

test("a run that never ends is ended, and a file that was left behind is removed", async () => {
  const user = await createUser(database.db);
  const deps = createDeps();
  const run = await startImport(deps, toActor(user), FILE);
  expect(await findDueRuns(deps)).not.toContainEqual(expect.objectContaining({ runId: run.id }));
  await database.db.syncRun.update({
    where: { id: run.id },
    data: { createdAt: new Date(Date.now() - 3 * HOUR_MS) },
  });
  await findDueRuns(deps);
  expect(await getRun(run)).toMatchObject({ status: "failed", reason: "sync_timed_out", storageKey: null });
  expect(deps.files.stored.size).toBe(0);
});

test("the daily sync is for connected members with something new", async () => {
  const [fresh, synced, away] = [
    await createUser(database.db),
    await createUser(database.db),
    await createUser(database.db, { linkedinStatus: "invalid" }),
  ];
  for (const user of [fresh, synced, away]) await createPost(database.db, user, { status: "published" });
  const deps = createDeps();
  const daily = async () => (await createDailyRuns(deps)).map(({ userId }) => userId);
  const first = await daily();
  expect(first).toEqual(expect.arrayContaining([fresh.id, synced.id]));
  expect(first).not.toContain(away.id);
  expect(await daily()).toEqual([]);
  const { id } = await database.db.syncRun.findFirstOrThrow({ where: { userId: synced.id } });
  expect(await advanceRun(deps, id)).toBe("ended");
  expect(await daily()).toEqual([]);
  await createPost(database.db, synced, { status: "published" });
  expect(await daily()).toEqual([synced.id]);
});
