import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { createTeam } from "../testing/create-team";
import type { Actor } from "../shared/actor";
import { toActor } from "../testing/to-actor";
import { listCalendarPosts, MAX_POSTS_PER_DAY } from "./list-calendar-posts";

const database = useTestDatabase();
const DAY = 24 * 3_600_000;
const from = new Date("2027-05-01T00:00:00Z");
const to = new Date("2027-06-01T00:00:00Z");
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms);

test("the actor's posts are listed from the start of the range to before its end, by time", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const at = async (scheduledAt: Date | null, overrides = {}) =>
    (await createPost(database.db, user, { status: "scheduled", scheduledAt, ...overrides })).id;
  const last = await at(plus(to, -1), { status: "published" });
  const first = await at(from);
  const middle = await at(plus(from, 10 * DAY), { status: "cancelled" });
  await at(to);
  await at(plus(from, -1));
  await at(plus(from, DAY), { deletedAt: new Date() });
  await createPost(database.db, user);
  await createPost(database.db, other, { status: "scheduled", scheduledAt: from });
  const { posts, more } = await listCalendarPosts(database, toActor(user), { from, to });
  expect(posts.map(({ id }) => id)).toEqual([first, middle, last]);
  expect(more).toEqual([]);
});

test("a day of the actor's zone with very many posts has the first ones and the number of others", async () => {
  const user = await createUser(database.db);
  const at = (iso: string, minutes: number, overrides = {}) =>
    createPost(database.db, user, { scheduledAt: plus(new Date(iso), minutes * 60_000), ...overrides });
  // The 11th in Berlin, from its first minute to its last.
  for (let i = 0; i < MAX_POSTS_PER_DAY + 2; i++) await at("2027-05-10T22:00:00Z", i * 120);
  for (let i = 0; i < MAX_POSTS_PER_DAY; i++) await at("2027-05-11T22:00:00Z", i);
  await at("2027-05-10T22:00:00Z", 1, { deletedAt: new Date() });
  const { posts, more } = await listCalendarPosts(
    database,
    { ...toActor(user), zone: "Europe/Berlin" },
    { from, to },
  );
  expect(more).toEqual([{ day: "2027-05-11", count: 2 }]);
  expect(posts).toHaveLength(2 * MAX_POSTS_PER_DAY);
  const times = posts.map(({ scheduledAt }) => scheduledAt!.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("a calendar post has only the beginning of its text, and the fields of its chip", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid" });
  const content = "😀".repeat(300);
  const { id } = await createPost(database.db, user, { status: "scheduled", scheduledAt: from, content });
  const { posts } = await listCalendarPosts(database, toActor(user), { from, to });
  expect(posts).toEqual([
    {
      id,
      status: "scheduled",
      mayPublish: true,
      scheduledAt: from,
      heldBack: true,
      labelIds: [],
      excerpt: "😀".repeat(90),
    },
  ]);
});

test("a calendar post says when it is due only where that is another time", async () => {
  const user = await createUser(database.db);
  const planned = { status: "scheduled" as const, scheduledAt: from };
  await createPost(database.db, user, { ...planned, dueAt: from });
  await createPost(database.db, user, { ...planned, scheduledAt: plus(from, 1), dueAt: plus(from, 60_000) });
  const { posts } = await listCalendarPosts(database, toActor(user), { from, to });
  expect(posts.map(({ dueAt }) => dueAt)).toEqual([undefined, plus(from, 60_000)]);
});

test("a scheduled post of which the last rehearsal has found something is at risk, as it was rehearsed", async () => {
  const { db } = database;
  const user = await createUser(db);
  const rehearsed = async (minutes: number, overrides: Parameters<typeof createPost>[2], behind = 0) => {
    const at = { status: "scheduled", scheduledAt: plus(from, minutes * 60_000) } as const;
    const { id, version } = await createPost(db, user, { ...at, version: 3, ...overrides });
    const data = { postId: id, version: version - behind, codes: ["link_dead"], rehearsedAt: new Date() };
    await db.postRehearsal.create({ data });
  };
  await rehearsed(1, {});
  await rehearsed(2, {}, 1);
  await rehearsed(3, { status: "published" });
  await createPost(db, user, { status: "scheduled", scheduledAt: plus(from, 4 * 60_000) });
  const { posts } = await listCalendarPosts(database, toActor(user), { from, to });
  expect(posts.map(({ isAtRisk }) => isAtRisk)).toEqual([true, undefined, undefined, undefined]);
});

test("a calendar post without a text has the question of its poll or the title of its card", async () => {
  const user = await createUser(database.db);
  const at = (minutes: number, overrides: Parameters<typeof createPost>[2]) =>
    createPost(database.db, user, { scheduledAt: plus(from, minutes * 60_000), content: "", ...overrides });
  await at(1, { pollQuestion: "Which one?", pollOptions: ["a", "b"], pollDuration: "ONE_DAY" });
  await at(2, { linkSource: "https://example.com", linkTitle: "A card" });
  await at(3, {});
  const { posts } = await listCalendarPosts(database, toActor(user), { from, to });
  expect(posts.map(({ excerpt }) => excerpt)).toEqual(["Which one?", "A card", ""]);
});

test("a published post has how often it was seen, and none of another member's figures", async () => {
  const { db } = database;
  const [user, other] = [await createUser(db), await createUser(db)];
  const published = (minutes: number) =>
    createPost(db, user, { status: "published", scheduledAt: plus(from, minutes * 60_000) });
  const [seen, unknown] = [await published(1), await published(2)];
  const rollup = async (owner: { id: string }, postId: string, impressions: number) => {
    const { id } = await createLinkedinPost(db, owner, { postId });
    const measured = {
      measuredSince: new Date(),
      measuredAt: new Date(),
      sources: ["archive_file" as const],
    };
    await db.postRollup.create({ data: { linkedinPostId: id, impressions, ...measured } });
  };
  await rollup(user, seen.id, 6900);
  await rollup(other, unknown.id, 5);
  const { posts } = await listCalendarPosts(database, toActor(user), { from, to });
  expect(posts.map(({ impressions }) => impressions)).toEqual([6900, undefined]);
});

test("a post of a team says whether the reader may publish under its name", async () => {
  const { db } = database;
  const { owner, members, workspace } = await createTeam(db, "editor", "viewer");
  const [editor, viewer] = members as [Actor, Actor];
  for (const { userId } of [owner, editor])
    await createPost(
      db,
      { id: userId, workspaceId: workspace.id },
      { status: "scheduled", scheduledAt: plus(from, userId === owner.userId ? 0 : 1) },
    );
  const read = async (actor: Actor) =>
    (await listCalendarPosts(database, actor, { from, to })).posts.map(({ mayPublish }) => mayPublish);
  expect([await read(owner), await read(editor), await read(viewer)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  await db.membership.updateMany({ where: { userId: owner.userId }, data: { consentedAt: new Date() } });
  expect(await read(editor)).toEqual([true, true]);
});
