import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { calendarInput, calendarPosts } from "./calendar-posts";

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
  const posts = await calendarPosts(database, actorOf(user), { from, to });
  expect(posts.map(({ id }) => id)).toEqual([first, middle, last]);
});

test.each([
  ["62 days", plus(from, 62 * DAY), true],
  ["more than 62 days", plus(from, 62 * DAY + 1), false],
  ["nothing", from, false],
  ["backwards", plus(from, -1), false],
])("a range of %s", (_name, end, possible) => {
  expect(calendarInput.safeParse({ from, to: end }).success).toBe(possible);
});
