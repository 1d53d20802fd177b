import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { toActor } from "../testing/to-actor";
import { createFeed, deleteFeed } from "./change-feed";
import { getFeed } from "./get-feed";
import { feedToken } from "./model/feed-input";
import { readFeed } from "./read-feed";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

const NOW = Date.now();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW + days * DAY_MS);
const deps = () => fakeDeps(database.db, { clock: { now: () => NOW, sleep: () => Promise.resolve() } });
const refused = { code: "calendar_feed_not_found" };
const read = (token: string, visitor: string | null = "v") => readFeed(deps(), token, visitor);
const plan = (by: Actor, days: number, columns: Parameters<typeof createPost>[2] = {}) =>
  createPost(
    database.db,
    { id: by.userId, workspaceId: by.workspaceId },
    { status: "scheduled", scheduledAt: inDays(days), ...columns },
  );
/** Makes a feed of an actor, and returns its token. */
const make = async (actor: Actor, input = { withTexts: false, onlyOwn: false }) =>
  (await createFeed(deps(), actor, input)).token;

test("the address of a feed is there once, and the feed says what it has and when it was read", async () => {
  const actor = toActor(await createUser(database.db));
  expect(await getFeed(deps(), actor)).toBeNull();
  const { token, feed } = await createFeed(deps(), actor, { withTexts: true, onlyOwn: true });
  expect(feedToken.safeParse(token).success).toBe(true);
  expect(feed).toEqual({ withTexts: true, onlyOwn: true, createdAt: new Date(NOW), lastReadOn: null });
  await read(token);
  expect(await getFeed(deps(), actor)).toEqual({
    ...feed,
    lastReadOn: new Date(NOW).toISOString().slice(0, 10),
  });
  expect(JSON.stringify(await database.db.calendarFeed.findMany())).not.toContain(token);
});

test("a feed has the posts with a time, each as it is by now; drafts, cancelled and deleted ones are left out", async () => {
  const actor = toActor(await createUser(database.db));
  const out = await plan(actor, -1, { status: "published", publishedAt: inDays(-1), content: "Out" });
  const next = await plan(actor, 2, { content: "Next\nline" });
  await plan(actor, 3, { status: "cancelled" });
  await plan(actor, 3, { deletedAt: new Date(NOW) });
  await plan(actor, -61, { status: "published", publishedAt: inDays(-61) });
  await createPost(database.db, { id: actor.userId, workspaceId: actor.workspaceId }, { content: "Draft" });
  const { posts, workspace } = await read(await make(actor, { withTexts: true, onlyOwn: false }));
  expect(workspace.slug).toBeNull();
  expect(posts).toMatchObject([
    {
      id: next.id,
      status: "scheduled",
      at: inDays(2),
      author: null,
      excerpt: "Next\nline",
      isUnapproved: false,
    },
    { id: out.id, status: "published", at: inDays(-1), excerpt: "Out" },
  ]);
});

test("without texts no word of a post is in the feed; with `onlyOwn` others' posts are not", async () => {
  const { owner, members } = await createTeam(database.db, "viewer");
  const viewer = members[0]!;
  await database.db.user.update({ where: { id: owner.userId }, data: { displayName: "Ada" } });
  const mine = await plan(viewer, 1, { content: "Secret" });
  await plan(owner, 2, { content: "Secret" });
  const all = await read(await make(viewer));
  expect(all.posts.map(({ author, excerpt }) => [author !== null, excerpt])).toEqual([
    [true, ""],
    [true, ""],
  ]);
  expect(all.posts[0]).toMatchObject({ author: "Ada" });
  expect(JSON.stringify(all)).not.toContain("Secret");
  const own = await read(await make(viewer, { withTexts: true, onlyOwn: true }));
  expect(own.posts.map(({ id }) => id)).toEqual([mine.id]);
});

describe("an address ends", () => {
  test("with a new one, and when its member ends it", async () => {
    const actor = toActor(await createUser(database.db));
    const first = await make(actor);
    const second = await make(actor);
    await expect(read(first)).rejects.toMatchObject(refused);
    await read(second);
    await deleteFeed(deps(), actor);
    await expect(read(second)).rejects.toMatchObject(refused);
    await deleteFeed(deps(), actor);
  });

  test("with the membership, the workspace and the account", async () => {
    const { members, workspace } = await createTeam(database.db, "editor");
    const editor = members[0]!;
    const token = await make(editor);
    const { db } = database;
    await db.workspace.update({ where: { id: workspace.id }, data: { closedAt: new Date(NOW) } });
    await expect(read(token)).rejects.toMatchObject({ code: "workspace_not_found" });
    await db.workspace.update({ where: { id: workspace.id }, data: { closedAt: null } });
    await db.user.update({ where: { id: editor.userId }, data: { waitlistStatus: "rejected" } });
    await expect(read(token)).rejects.toMatchObject(refused);
    await db.user.update({ where: { id: editor.userId }, data: { waitlistStatus: "active" } });
    await read(token);
    await db.membership.deleteMany({ where: { userId: editor.userId, workspaceId: workspace.id } });
    await expect(read(token)).rejects.toMatchObject(refused);
  });
});

test("an address of one workspace shows nothing of another, and ends that of nobody else", async () => {
  const [mine, other] = [await createTeam(database.db), await createTeam(database.db)];
  await plan(other.owner, 1);
  const [token, theirs] = [await make(mine.owner), await make(other.owner)];
  expect((await read(token)).posts).toEqual([]);
  await deleteFeed(deps(), mine.owner);
  expect((await read(theirs)).posts).toHaveLength(1);
});

test("who guesses addresses is slowed down", async () => {
  const { times } = RATE_LIMITS.feedVisit;
  await expect(read("x".repeat(43))).rejects.toMatchObject(refused);
  await database.db.rateWindow.updateMany({ data: { count: times } });
  await expect(read("x".repeat(43))).rejects.toMatchObject({ code: "rate_exceeded" });
  await expect(read("x".repeat(43), null)).rejects.toMatchObject(refused);
});
