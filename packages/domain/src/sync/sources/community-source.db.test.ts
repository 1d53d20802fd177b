import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createPost } from "@takt/db/testing/factories/create-post";
import { type CreatedUser, createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import type { ReadFailure } from "../../connections/model/read-outcome";
import { fakeDeps } from "../../testing/fake-deps";
import { type FakeLinkedIn, fakeLinkedInReader } from "../../testing/fake-linkedin-reader";
import { advanceRun } from "../advance-run";
import { findDueRuns } from "../find-due-runs";
import type { ListedPost } from "../ports/linkedin-reader";

const database = useTestDatabase();
const HOUR_MS = 3_600_000;
const START_MS = Date.now() - 1_000 * HOUR_MS;
const toUrn = (number: number) => `urn:li:share:${BigInt(START_MS + number * HOUR_MS) << 22n}`;

function listed(number: number, more = {}): ListedPost {
  const urn = toUrn(number);
  const report = {
    urns: [urn],
    text: `Post ${number}`,
    contentType: "text",
    visibility: "PUBLIC",
    publishedAt: new Date(START_MS + number * HOUR_MS),
    editedAt: null,
    ...more,
  } as const;
  return { urn, report };
}
/** Posts of these numbers as a listing names them, the newest first. */
const listing = (...numbers: number[]) => numbers.toReversed().map((number) => listed(number));
const upTo = (count: number) => listing(...Array.from({ length: count }, (_, number) => number));

/** A member with a grant, and a LinkedIn that lists `posts`. */
async function member(posts: ListedPost[]) {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  const linkedin: FakeLinkedIn = { posts, snapshot: [], changes: () => never() };
  const reader = fakeLinkedInReader(linkedin);
  const deps = fakeDeps(database.db, { linkedinReader: reader });
  return { user, linkedin, reader, deps };
}
const never = () => {
  throw new Error("not asked here");
};

/** Carries out a run and returns its row. */
async function sync({ user, deps }: Awaited<ReturnType<typeof member>>, run = {}) {
  const { id } = await database.db.syncRun.create({
    data: { userId: user.id, source: "community_api", ...run },
  });
  while ((await advanceRun(deps, id)) === "more");
  return database.db.syncRun.findUniqueOrThrow({ where: { id } });
}
const listRows = ({ id }: { id: string }) =>
  database.db.linkedinPost.findMany({ where: { userId: id }, orderBy: { publishedAt: "asc" } });
const listRemoved = async (user: CreatedUser) =>
  (await listRows(user)).filter(({ removedAt }) => removedAt !== null).map(({ urn }) => urn);
const getGrant = ({ id }: CreatedUser) =>
  database.db.linkedinGrant.findFirstOrThrow({ where: { userId: id, product: "community" } });

test("all posts are read page by page, and a second run changes nothing", async () => {
  const all = await member(upTo(230));
  expect(await sync(all)).toMatchObject({ status: "done", done: 230, total: 230, created: 230, updated: 0 });
  expect(all.reader.calls).toEqual(["posts 0", "posts 95", "posts 190"]);
  expect(await listRows(all.user)).toHaveLength(230);
  expect((await getGrant(all.user)).postsReadAt).toBeInstanceOf(Date);
  expect(await sync(all)).toMatchObject({ status: "done", created: 0, updated: 0, skipped: 230 });
});

test("a post of Takt is recognised, an edit is taken over with its time, and a post that is not published is none", async () => {
  const all = await member([]);
  const own = await createPost(database.db, all.user, {
    status: "published",
    linkedinUrn: toUrn(1),
    content: "Post 1",
    publishedAt: new Date(START_MS + HOUR_MS),
  });
  const editedAt = new Date(START_MS + 5 * HOUR_MS);
  all.linkedin.posts = [{ urn: toUrn(9), report: null }, listed(1, { text: "Edited", editedAt })];
  expect(await sync(all)).toMatchObject({ status: "done", created: 0, updated: 1, skipped: 0 });
  expect(await listRows(all.user)).toMatchObject([
    { postId: own.id, text: "Edited", editedAt, removedAt: null, source: "community_api" },
  ]);
});

test("what a whole listing no longer names is deleted, and what comes back is not", async () => {
  const all = await member(upTo(4));
  await sync(all);
  all.linkedin.posts = listing(0, 2, 3);
  expect(await sync(all)).toMatchObject({ status: "done", updated: 1, skipped: 3 });
  expect(await listRemoved(all.user)).toEqual([toUrn(1)]);
  all.linkedin.posts = upTo(4);
  expect(await sync(all)).toMatchObject({ updated: 1 });
  expect(await listRemoved(all.user)).toEqual([]);
  all.linkedin.posts = [];
  expect(await sync(all)).toMatchObject({ updated: 4 });
});

test("a listing says nothing of a new post, of one that it cannot name, and of one that is named unpublished", async () => {
  const all = await member(upTo(1));
  const data = { userId: all.user.id, source: "analytics_file", seenAt: new Date() } as const;
  const recent = `urn:li:share:${BigInt(Date.now() - HOUR_MS / 2) << 22n}`;
  const activity = toUrn(7).replace("share", "activity");
  const own = { status: "published", content: "Own" } as const;
  await createPost(database.db, all.user, { ...own, linkedinUrn: toUrn(0), publishedAt: new Date(START_MS) });
  await database.db.linkedinPost.createMany({
    data: [
      { ...data, urn: recent, publishedAt: new Date(Date.now() - HOUR_MS / 2) },
      { ...data, urn: activity, publishedAt: new Date(START_MS + 7 * HOUR_MS) },
      { ...data, urn: toUrn(8), publishedAt: new Date(START_MS + 8 * HOUR_MS) },
      { ...data, urn: toUrn(9), publishedAt: new Date(START_MS + 9 * HOUR_MS) },
    ],
  });
  all.linkedin.posts = [{ urn: toUrn(9), report: null }, ...upTo(1)];
  await sync(all);
  expect(await listRemoved(all.user)).toEqual([toUrn(8)]);
});

test("a listing that names none of the member's posts, as of another account, deletes none", async () => {
  const all = await member(listing(50));
  await createPost(database.db, all.user, {
    status: "published",
    linkedinUrn: toUrn(0),
    publishedAt: new Date(START_MS),
  });
  expect(await sync(all)).toMatchObject({ status: "done", created: 1 });
  expect(await listRemoved(all.user)).toEqual([]);
});

test("a post that goes away between two pages makes the listing incomplete, and none is deleted for it", async () => {
  const all = await member(upTo(150));
  await sync(all);
  all.linkedin.posts = upTo(150);
  all.reader.calls.length = 0;
  all.linkedin.before = (_, number) => {
    // The next page begins six posts later than it should: one of those that it left out is still there.
    if (number === 2) all.linkedin.posts = all.linkedin.posts.slice(6);
    return undefined;
  };
  expect(await sync(all)).toMatchObject({ status: "done", updated: 0 });
  expect(await listRemoved(all.user)).toEqual([]);
  all.linkedin.before = () => undefined;
  await sync(all);
  expect(await listRemoved(all.user)).toHaveLength(6);
});

test.each([
  [{ kind: "denied" }, { reason: "sync_denied", resumeAt: null }],
  [
    { kind: "unavailable", detail: "DEADLINE" },
    { reason: "sync_unavailable", resumeAt: null },
  ],
  [
    { kind: "limited", until: new Date(0) },
    { reason: "sync_limited", resumeAt: expect.any(Date) as Date },
  ],
  [
    { kind: "unauthorized", why: "revoked" },
    { reason: "sync_unauthorized", resumeAt: null },
  ],
] as const)(
  "a run that LinkedIn stops keeps what it has, deletes nothing, and says why: %j",
  async (failure, end) => {
    const all = await member(upTo(150));
    await sync(all);
    all.linkedin.posts = upTo(140);
    all.reader.calls.length = 0;
    all.linkedin.before = (_, number) => (number === 2 ? (failure as ReadFailure) : undefined);
    expect(await sync(all)).toMatchObject({ status: "failed", done: 100, skipped: 100, ...end });
    expect(await listRemoved(all.user)).toEqual([]);
    expect((await getGrant(all.user)).status).toBe(failure.kind === "unauthorized" ? "invalid" : "active");
  },
);

test("a run that is limited is gone on with where it stopped when the pause is over, and its listing is whole", async () => {
  const all = await member(upTo(150));
  await sync(all);
  all.linkedin.posts = listing(...Array.from({ length: 149 }, (_, number) => number));
  all.reader.calls.length = 0;
  all.linkedin.before = (_, number) =>
    number === 2 ? { kind: "limited", until: new Date(Date.now() + HOUR_MS) } : undefined;
  const { id } = await sync(all);
  expect(await findDueRuns(all.deps)).toEqual([]);
  await database.db.syncRun.update({ where: { id }, data: { resumeAt: new Date(Date.now() - 1000) } });
  const [next] = await findDueRuns(all.deps);
  expect(await findDueRuns(all.deps)).toEqual([]);
  expect(await advanceRun(all.deps, next!.runId)).toBe("ended");
  expect(all.reader.calls).toEqual(["posts 0", "posts 95", "posts 95"]);
  const run = await database.db.syncRun.findUniqueOrThrow({ where: { id: next!.runId } });
  expect(run).toMatchObject({ status: "done", done: 49, updated: 1 });
  expect(await listRemoved(all.user)).toEqual([toUrn(149)]);
});

test("the calls of the day are counted, and a run without any left goes on the next day", async () => {
  const all = await member(upTo(10));
  const settings = { scopes: [], memberCallsPerDay: 1, appCallsPerDay: 500 };
  const deps = { ...all.deps, apiProducts: { community: settings } };
  expect(await sync({ ...all, deps })).toMatchObject({ status: "done" });
  const { reason, resumeAt } = await sync({ ...all, deps });
  expect(reason).toBe("sync_calls_used_up");
  expect(resumeAt!.getTime() % (24 * HOUR_MS)).toBe(0);
  expect(all.reader.calls).toHaveLength(1);
});

test("nothing is written after the member has disconnected, or connected anew", async () => {
  const all = await member(upTo(150));
  all.linkedin.before = async (_, number) => {
    if (number === 2)
      await database.db.linkedinGrant.updateMany({
        where: { userId: all.user.id },
        data: { generation: { increment: 1 } },
      });
    return undefined;
  };
  expect(await sync(all)).toMatchObject({ status: "failed", reason: "sync_disconnected", created: 100 });
  expect(await listRows(all.user)).toHaveLength(100);
  await database.db.linkedinGrant.deleteMany({ where: { userId: all.user.id } });
  expect(await sync(all)).toMatchObject({ status: "failed", reason: "sync_disconnected", created: 0 });
});

test("a run whose grant LinkedIn has ended before it began says so", async () => {
  const all = await member(upTo(1));
  const update = (data: object) =>
    database.db.linkedinGrant.updateMany({ where: { userId: all.user.id }, data });
  await update({ status: "invalid", reason: "revoked" });
  expect(await sync(all)).toMatchObject({ status: "failed", reason: "sync_unauthorized" });
  await update({ status: "none", reason: null });
  expect(await sync(all)).toMatchObject({ status: "failed", reason: "sync_disconnected" });
});

test("a run whose process dies between two pages goes on where it was", async () => {
  const all = await member(upTo(150));
  all.linkedin.before = (_, number) => {
    if (number === 2) throw new Error("the process dies");
    return undefined;
  };
  const { id } = await database.db.syncRun.create({
    data: { userId: all.user.id, source: "community_api" },
  });
  await expect(advanceRun(all.deps, id)).rejects.toThrow("the process dies");
  await database.db.syncRun.update({ where: { id }, data: { leasedUntil: new Date(Date.now() - 1000) } });
  all.linkedin.before = () => undefined;
  expect(await advanceRun(all.deps, id)).toBe("ended");
  expect(await database.db.syncRun.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "done",
    done: 150,
    created: 150,
    skipped: 0,
  });
});
