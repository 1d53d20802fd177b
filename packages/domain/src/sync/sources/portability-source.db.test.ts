import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../../testing/fake-deps";
import { type FakeLinkedIn, fakeLinkedInReader } from "../../testing/fake-linkedin-reader";
import { advanceRun } from "../advance-run";
import type { ReportedPost } from "../model/reported-post";
import type { ChangePage } from "../ports/linkedin-reader";
import type { FileItem } from "../ports/member-files";

const database = useTestDatabase();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START_MS = Date.now() - 1_000 * HOUR_MS;
const toTime = (number: number) => START_MS + number * HOUR_MS;
const toUrn = (number: number) => `urn:li:share:${BigInt(toTime(number)) << 22n}`;

const toReport = (number: number, more = {}): ReportedPost => ({
  urns: [toUrn(number)],
  text: `Post ${number}`,
  contentType: "unknown",
  visibility: null,
  publishedAt: new Date(toTime(number)),
  ...more,
});
const row = (number: number): FileItem => ({ kind: "post", post: { report: toReport(number) } });

/** A change of a post, or of something else (`null`), that LinkedIn processed at `at`. */
type Event = { at: number; change: { post: ReportedPost } | { deleted: number } | null };
const PAGE = 50;

/** Answers as LinkedIn does: what was processed at or after `startTime`, 50 at a time. */
function toPage(events: Event[], startTime: number | null, start: number): ChangePage {
  const page = events.filter(({ at }) => at >= (startTime ?? 0)).slice(start, start + PAGE);
  return {
    posts: page.flatMap(({ change }) => (change && "post" in change ? change.post : [])),
    removals: page.flatMap(({ at, change }) =>
      change && "deleted" in change ? { urn: toUrn(change.deleted), removedAt: new Date(at) } : [],
    ),
    count: page.length,
    processedAt: page.at(-1)?.at ?? null,
  };
}

async function member(snapshot: FileItem[][], events: Event[] = []) {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "portability" });
  const linkedin: FakeLinkedIn & { events: Event[] } = {
    posts: [],
    snapshot,
    events,
    changes: (startTime, start) => toPage(linkedin.events, startTime, start),
  };
  const reader = fakeLinkedInReader(linkedin);
  return { user, linkedin, reader, deps: fakeDeps(database.db, { linkedinReader: reader }) };
}

async function sync({ user, deps, reader }: Awaited<ReturnType<typeof member>>) {
  reader.calls.length = 0;
  const { id } = await database.db.syncRun.create({ data: { userId: user.id, source: "portability_api" } });
  while ((await advanceRun(deps, id)) === "more");
  return database.db.syncRun.findUniqueOrThrow({ where: { id } });
}
const listRows = ({ id }: { id: string }) =>
  database.db.linkedinPost.findMany({ where: { userId: id }, orderBy: { publishedAt: "asc" } });
const getGrant = ({ id }: { id: string }) =>
  database.db.linkedinGrant.findFirstOrThrow({ where: { userId: id } });

test("the first run reads the copy and the changes, a later one only what has changed since", async () => {
  const [edited, deleted] = [new Date(toTime(10)), new Date(toTime(11))];
  const all = await member(
    [
      [row(0), row(1)],
      [{ kind: "refused", refused: { row: 1, reason: "date_invalid" } }, row(2)],
    ],
    [
      { at: toTime(3), change: { post: toReport(3, { editedAt: null }) } },
      { at: toTime(4), change: null },
    ],
  );
  expect(await sync(all)).toMatchObject({ status: "done", created: 4, updated: 0, refused: 1, done: 5 });
  expect(all.reader.calls).toEqual(["archiving", "snapshot 0", "snapshot 1", "snapshot 2", "changes null 0"]);
  expect(await getGrant(all.user)).toMatchObject({
    readUntil: new Date(toTime(4)),
    postsReadAt: expect.any(Date) as Date,
  });
  all.linkedin.events.push(
    { at: edited.getTime(), change: { post: toReport(0, { text: "Edited", editedAt: edited }) } },
    { at: deleted.getTime(), change: { deleted: 1 } },
    { at: deleted.getTime(), change: { deleted: 77 } },
  );
  expect(await sync(all)).toMatchObject({ status: "done", created: 0, updated: 2 });
  expect(all.reader.calls).toEqual(["archiving", `changes ${toTime(4)} 0`]);
  const expected = [
    { text: "Edited", editedAt: edited, removedAt: null },
    { text: "Post 1", editedAt: null, removedAt: deleted },
    { text: "Post 2", removedAt: null },
    { text: "Post 3", removedAt: null },
  ];
  expect(await listRows(all.user)).toMatchObject(expected);
  // The last changes come again, and change nothing.
  expect(await sync(all)).toMatchObject({ status: "done", created: 0, updated: 0 });
  expect(await listRows(all.user)).toMatchObject(expected);
});

test("a copy that is not ready says so, the changes are read anyway, and the next run reads the copy", async () => {
  const all = await member([], [{ at: toTime(3), change: { post: toReport(3, { editedAt: null }) } }]);
  expect(await sync(all)).toMatchObject({ status: "failed", reason: "sync_not_ready", created: 1 });
  expect(await getGrant(all.user)).toMatchObject({ postsReadAt: null, readUntil: new Date(toTime(3)) });
  all.linkedin.snapshot = [[row(0)]];
  expect(await sync(all)).toMatchObject({ status: "done", created: 1 });
  expect(all.reader.calls).toContain("snapshot 0");
});

test("more changes of one moment than a page has are all read", async () => {
  const burst = Array.from({ length: 120 }, (_, number): Event => ({
    at: toTime(500),
    change: { post: toReport(number, { editedAt: null }) },
  }));
  const all = await member([[row(900)]], burst);
  expect(await sync(all)).toMatchObject({ status: "done", created: 121 });
  expect(all.reader.calls.filter((call) => call.startsWith("changes"))).toEqual([
    "changes null 0",
    `changes ${toTime(500)} 0`,
    `changes ${toTime(500)} 50`,
    `changes ${toTime(500)} 100`,
  ]);
});

test("after four weeks without a reading the copy is read again, as LinkedIn tells no older changes", async () => {
  const all = await member([[row(0)]]);
  await sync(all);
  const postsReadAt = new Date(Date.now() - 28 * DAY_MS);
  await database.db.linkedinGrant.updateMany({ where: { userId: all.user.id }, data: { postsReadAt } });
  all.linkedin.snapshot = [[row(0), row(1)]];
  expect(await sync(all)).toMatchObject({ status: "done", created: 1, skipped: 1 });
});

test("a run whose process dies in the copy, or in the changes, goes on there", async () => {
  const events = Array.from({ length: 60 }, (_, number): Event => ({
    at: toTime(100 + number),
    change: { post: toReport(100 + number, { editedAt: null }) },
  }));
  for (const dies of ["snapshot 1", `changes ${toTime(149)} 0`]) {
    const all = await member([[row(0)], [row(1)]], events);
    all.linkedin.before = (call) => {
      if (call === dies) throw new Error("the process dies");
      return undefined;
    };
    const { id } = await database.db.syncRun.create({
      data: { userId: all.user.id, source: "portability_api" },
    });
    await expect(advanceRun(all.deps, id)).rejects.toThrow("the process dies");
    await database.db.syncRun.update({ where: { id }, data: { leasedUntil: new Date(0) } });
    all.linkedin.before = () => undefined;
    all.reader.calls.length = 0;
    expect(await advanceRun(all.deps, id)).toBe("ended");
    expect(all.reader.calls[0]).toBe(dies);
    expect(await database.db.syncRun.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "done",
      created: 62,
    });
  }
});

test("nothing is written after the member has disconnected", async () => {
  const all = await member([[row(0)]]);
  all.linkedin.before = async (call) => {
    if (call.startsWith("snapshot"))
      await database.db.linkedinGrant.updateMany({
        where: { userId: all.user.id },
        data: { status: "none", generation: { increment: 1 } },
      });
    return undefined;
  };
  expect(await sync(all)).toMatchObject({ status: "failed", reason: "sync_disconnected" });
  expect(await listRows(all.user)).toEqual([]);
});
