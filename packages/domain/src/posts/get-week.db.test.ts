import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser, type CreatedUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { getWeek } from "./get-week";

const database = useTestDatabase();
const at = (iso: string) => ({
  db: database.db,
  clock: { now: () => Date.parse(iso), sleep: () => Promise.resolve() },
});
const scheduled = (user: { id: string; workspaceId: string }, iso: string, overrides = {}) =>
  createPost(database.db, user, { status: "scheduled", scheduledAt: new Date(iso), ...overrides });
/** `planned+published` of each day with posts. */
async function filled(user: CreatedUser, now: string, zone = "Europe/Berlin") {
  const { days } = await getWeek(at(now), { ...actorOf(user), zone }, "monday");
  return Object.fromEntries(
    days
      .filter(({ planned, published }) => planned + published > 0)
      .map(({ day, planned, published }) => [day, `${planned}+${published}`]),
  );
}

test.each([
  ["monday", "2026-11-23", "2026-11-29"],
  ["sunday", "2026-11-22", "2026-11-28"],
  ["saturday", "2026-11-21", "2026-11-27"],
] as const)("a week from %s has seven days with today among them", async (weekStart, first, last) => {
  const user = await createUser(database.db);
  const week = await getWeek(at("2026-11-26T12:00:00Z"), actorOf(user), weekStart);
  expect(week.today).toBe("2026-11-26");
  expect(week.days).toHaveLength(7);
  expect([week.days[0]!.day, week.days[6]!.day]).toEqual([first, last]);
});

test("posts are counted from the start of the week to before its end, by days of the actor's zone", async () => {
  const user = await createUser(database.db);
  await scheduled(user, "2026-11-22T23:00:00Z"); // Monday 0:00 in Berlin
  await scheduled(user, "2026-11-22T22:59:59Z");
  await scheduled(user, "2026-11-29T22:59:59Z"); // Sunday 23:59:59
  await scheduled(user, "2026-11-29T23:00:00Z");
  const now = "2026-11-25T12:00:00Z";
  expect(await filled(user, now)).toEqual({ "2026-11-23": "1+0", "2026-11-29": "1+0" });
  expect(await filled(user, now, "America/New_York")).toEqual({ "2026-11-29": "2+0" });
});

test("a week with a change of the clocks has all of its Sunday", async () => {
  const user = await createUser(database.db);
  await scheduled(user, "2026-10-25T22:59:00Z"); // Sunday 23:59, an hour later than seven times 24 hours
  await scheduled(user, "2026-10-25T23:00:00Z"); // Monday
  expect(await filled(user, "2026-10-21T12:00:00Z")).toEqual({ "2026-10-25": "1+0" });
  await scheduled(user, "2027-03-28T21:59:00Z"); // Sunday 23:59, an hour earlier
  await scheduled(user, "2027-03-28T22:00:00Z"); // Monday
  expect(await filled(user, "2027-03-24T12:00:00Z")).toEqual({ "2027-03-28": "1+0" });
});

test("planned posts count by their time and published ones by when they went out, and no others count", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const monday = "2026-11-23T09:00:00Z";
  for (const status of ["publishing", "unconfirmed", "failed", "cancelled", "draft"] as const)
    await createPost(database.db, user, { status, scheduledAt: new Date(monday) });
  await scheduled(user, "2026-11-22T22:50:00Z", {
    status: "published",
    publishedAt: new Date("2026-11-22T23:10:00Z"),
  });
  await scheduled(user, monday, { deletedAt: new Date() });
  await scheduled(other, monday);
  await scheduled({ id: other.id, workspaceId: user.workspaceId }, monday);
  expect(await filled(user, "2026-11-25T12:00:00Z")).toEqual({ "2026-11-23": "2+1" });
});
