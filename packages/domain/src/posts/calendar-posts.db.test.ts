import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { calendarInput, calendarPosts, POSTS_OF_A_DAY } from "./calendar-posts";

const database = useTestDatabase();
const DAY = 24 * 3_600_000;
const from = new Date("2027-05-01T00:00:00Z");
const to = new Date("2027-06-01T00:00:00Z");
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms);

test("own posts from the first instant to before the last, in the order of their times", async () => {
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
  const { posts, more } = await calendarPosts(database, actorOf(user), { from, to });
  expect(posts.map(({ id }) => id)).toEqual([first, middle, last]);
  expect(more).toEqual([]);
});

test("of a day with very many the first ones, and how many more; days are those of the actor's zone", async () => {
  const user = await createUser(database.db);
  const at = (iso: string, minutes: number, overrides = {}) =>
    createPost(database.db, user, { scheduledAt: plus(new Date(iso), minutes * 60_000), ...overrides });
  // In Berlin the 11th, from its first minute to its last one.
  for (let i = 0; i < POSTS_OF_A_DAY + 2; i++) await at("2027-05-10T22:00:00Z", i * 120);
  for (let i = 0; i < POSTS_OF_A_DAY; i++) await at("2027-05-11T22:00:00Z", i);
  await at("2027-05-10T22:00:00Z", 1, { deletedAt: new Date() });
  const { posts, more } = await calendarPosts(
    database,
    { ...actorOf(user), zone: "Europe/Berlin" },
    { from, to },
  );
  expect(more).toEqual([{ day: "2027-05-11", count: 2 }]);
  expect(posts).toHaveLength(2 * POSTS_OF_A_DAY);
  const times = posts.map(({ scheduledAt }) => scheduledAt!.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("no more of a text than its first words, and what else a chip shows", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid" });
  const content = "😀".repeat(300);
  const { id } = await createPost(database.db, user, { status: "scheduled", scheduledAt: from, content });
  for (const position of [1, 0])
    await createMedia(database.db, user, { postId: id, position, kind: position === 0 ? "video" : "image" });
  const { posts } = await calendarPosts(database, actorOf(user), { from, to });
  expect(posts).toMatchObject([
    { excerpt: "😀".repeat(280), mediaCount: 2, mediaKind: "video", heldBack: true, scheduledAt: from },
  ]);
  expect(posts[0]).not.toHaveProperty("content");
});

test.each([
  ["62 days", plus(from, 62 * DAY), true],
  ["more than 62 days", plus(from, 62 * DAY + 1), false],
  ["nothing", from, false],
  ["backwards", plus(from, -1), false],
])("a range of %s", (_name, end, possible) => {
  expect(calendarInput.safeParse({ from, to: end }).success).toBe(possible);
});
